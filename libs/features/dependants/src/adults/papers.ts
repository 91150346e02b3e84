import { type SupportingDocument } from '@portal/domain';
import { file } from '@portal/forms';

/** Stands above the papers of somebody who joins. */
export const papersHint = 'Photos are fine. You can also send them later; your change may wait for them.';

/** One paper that joins the list of documents. */
export function paper<const Name extends string, const Type extends SupportingDocument>(
  name: Name,
  label: string,
  type: Type,
) {
  return { name, into: 'Documents', extra: true, label, widget: file({ type }) } as const;
}
