import { type SupportingDocument } from '@portal/domain';
import { file } from '@portal/forms';

/** Stands above the documents of somebody who joins. */
export const documentsHint = 'Photos are fine. You can also send them later; your change may wait for them.';

/** One document that joins the list of documents. */
export function document<const Name extends string, const Type extends SupportingDocument>(
  name: Name,
  label: string,
  type: Type,
) {
  return { name, into: 'Documents', extra: true, label, widget: file({ type }) } as const;
}
