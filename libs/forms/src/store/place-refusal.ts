import { type Form } from '../definition/form';
import { type Body } from './body-of';
import { fieldFor } from './field-for';
import { type FieldErrors, inOrder } from './judge';
import { type Refusal } from './refusal';

/**
 * Where a refusal of the service stands: beside the fields that it names, else beside the field of its code, else, as
 * `alert`, above the button.
 */
export function placeRefusal(
  form: Form,
  { message, code = '', errors = [] }: Refusal,
  isShown: (name: string) => boolean,
  lists: Body['lists'],
): { errors: FieldErrors; alert: string | null } {
  const found: Record<string, string> = {};
  const homeless: string[] = [];
  for (const error of errors) {
    const name = fieldFor(error.field, form, isShown, lists);
    if (name === undefined) homeless.push(error.message);
    else found[name] ??= error.message;
  }
  const byCode = form.refusals[code];
  if (errors.length === 0 && byCode !== undefined && isShown(byCode)) found[byCode] = message;
  const isPlaced = Object.keys(found).length > 0;
  return { errors: inOrder(form, found), alert: homeless[0] ?? (isPlaced ? null : message) };
}
