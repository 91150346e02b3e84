import { type CoverParts } from '@portal/domain';

/**
 * What a document says, before it is put on pages. Everything in words: whoever draws it, on paper or on a screen, decides
 * nothing but places.
 */
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

export type DocumentPart =
  /** A paragraph. */
  | { kind: 'text'; text: string }
  /** Label beside value. */
  | { kind: 'details'; rows: readonly (readonly [label: string, value: string])[] }
  | DocumentTable
  /** A QR code of `value`; the label says what it is for. */
  | { kind: 'code'; value: string; label: string }
  /** To be filled in by hand. */
  | { kind: 'blanks'; rows: readonly Blank[] };

/** A table with a heading for each column; the first column names each row. */
export interface DocumentTable {
  kind: 'table';
  columns: readonly Column[];
  rows: readonly (readonly string[])[];
  /** What each row is about, drawn as a bar beneath it: cover as far as it holds. The cells say it in words. */
  bars?: readonly CoverParts[];
  /** A last row that adds the others up. */
  total?: readonly string[];
}

/** What a column holds says how much room it wants, and amounts stand at the right. */
export interface Column {
  heading: string;
  holds: 'words' | 'name' | 'sentence' | 'day' | 'amount';
}

/** A line to write on, or boxes to tick. */
export interface Blank {
  label: string;
  choices?: readonly string[];
  /** Takes the whole width. */
  isWide?: boolean;
}
