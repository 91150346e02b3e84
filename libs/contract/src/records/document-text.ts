import * as v from 'valibot';
import { instant, text } from '../fields/plain';

const part = v.variant('kind', [
  v.object({ kind: v.literal('text'), text }),
  v.object({ kind: v.literal('details'), rows: v.array(v.tuple([text, text])) }),
  v.object({
    kind: v.literal('table'),
    columns: v.array(v.object({ heading: text, holds: v.picklist(['words', 'name', 'sentence', 'day', 'amount']) })),
    rows: v.array(v.array(text)),
    total: v.optional(v.array(text)),
  }),
  v.object({ kind: v.literal('code'), value: text, label: text }),
]);

/** What a document says, as text: the same sections as on paper, for a small screen or a voice. An addition. */
export const DocumentTextSchema = v.object({
  title: text,
  /** Stands under the title: whose it is, and from when. */
  lead: v.array(text),
  sections: v.array(v.object({ heading: text, parts: v.array(part) })),
  foot: text,
  issuedAt: instant,
});
export type DocumentText = v.InferOutput<typeof DocumentTextSchema>;
export type DocumentTextPart = DocumentText['sections'][number]['parts'][number];
