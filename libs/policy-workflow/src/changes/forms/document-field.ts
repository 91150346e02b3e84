import { type SupportingDocument } from '@portal/domain';
import { file } from '@portal/forms';

/** One document that joins the list of documents of a change. */
/* @__NO_SIDE_EFFECTS__ */
export function documentField<const Name extends string, const Type extends SupportingDocument>(
  name: Name,
  label: string,
  type: Type,
) {
  return { name, into: 'Documents', extra: true, label, widget: file({ type }) } as const;
}
