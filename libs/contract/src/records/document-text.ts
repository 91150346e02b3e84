import * as v from 'valibot';
import { instant, text } from '../fields/plain';

const part = v.variant('kind', [
  v.object({
    /** A paragraph. */
    kind: v.literal('text'),
    /** The paragraph. */
    text,
  }),
  v.object({
    /** Names and values. */
    kind: v.literal('details'),
    /** Each a name and its value. */
    rows: v.array(v.tuple([text, text])),
  }),
  v.object({
    /** A table. */
    kind: v.literal('table'),
    /** The columns, from left to right. */
    columns: v.array(
      v.object({
        /** The heading of the column. */
        heading: text,
        /** What stands in the column, so that it can be aligned. */
        holds: v.picklist(['words', 'name', 'sentence', 'day', 'amount']),
      }),
    ),
    /** The rows, each with one text for every column. */
    rows: v.array(v.array(text)),
    /** The last row, when there is one. */
    total: v.optional(v.array(text)),
  }),
  v.object({
    /** A code that can be checked. */
    kind: v.literal('code'),
    /** The code, or the address that checks it. */
    value: text,
    /** What it is for. */
    label: text,
  }),
]);

/** What a document says, as text: the same sections as on paper, for a small screen or a voice. An addition. */
export const DocumentTextSchema = v.object({
  /** The title of the document. */
  title: text,
  /** Stands under the title: whose it is, and from when. */
  lead: v.array(text),
  /** The document, section by section. */
  sections: v.array(
    v.object({
      /** The heading of the section. */
      heading: text,
      /** Its parts, in order. */
      parts: v.array(part),
    }),
  ),
  /** What stands at the foot of each page. */
  foot: text,
  /** When the document was made. */
  issuedAt: instant,
});
export type DocumentText = v.InferOutput<typeof DocumentTextSchema>;
export type DocumentTextPart = DocumentText['sections'][number]['parts'][number];
