/** What a document says, before it is put on pages. Everything in words: whoever draws it decides nothing but places. */
export interface DocumentContent {
  title: string;
  /** Stands under the title: whose it is, and from when. */
  lead: readonly string[];
  sections: readonly DocumentSection[];
  /** Stands at the foot of every page. */
  foot: string;
  /** Of the document itself, told to readers of files. */
  issuer: string;
  issuedAt: Date;
}

export interface DocumentSection {
  heading: string;
  parts: readonly DocumentPart[];
}

/** A paragraph, label beside value, or a table whose first column names each row. */
export type DocumentPart =
  | { kind: 'text'; text: string }
  | { kind: 'details'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'table'; columns: readonly string[]; rows: readonly (readonly string[])[] };
