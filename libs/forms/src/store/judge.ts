import * as v from 'valibot';
import { type Form } from '../definition/form';
import { valueAt } from '../definition/value-at';
import { type Body, bodyOf } from './body-of';
import { fieldFor } from './field-for';
import { isShown, type Situation } from './situation';

/** Sentences by field, in the order in which the fields are asked. */
export type FieldErrors = Readonly<Record<string, string>>;

export interface Verdict {
  body: Body;
  /** The body as trusted: trimmed, normalised, with defaults. Only without errors. */
  output: Readonly<Record<string, unknown>> | null;
  errors: FieldErrors;
  /** Sentences about entries that no field shows. They count when nothing else is wrong. */
  elsewhere: readonly string[];
}

/** For what no person can type: the library's own words would repeat the value. */
const notValid = 'This value is not valid';

/** Judges what was typed: each widget what only it knows, then the schema. The first sentence about a field wins. */
export function judge(form: Form, typed: FieldValues, values: object, situation: Situation): Verdict {
  const { today } = situation;
  const shown = form.fields.filter((field) => isShown(field, values, today));
  const names = new Set(shown.map(({ name }) => name));
  const body = bodyOf(form, values, situation);

  const found: Record<string, string> = {};
  for (const { name, widget, check } of shown) {
    const message = widget.refusal?.(typed[name]) ?? check?.(valueAt(values, name), values);
    if (message) found[name] = message;
  }
  const spoken = new Set(Object.keys(found));
  const result = v.safeParse(situation.schema, body.value, { message: notValid });
  const elsewhere = new Set<string>();
  for (const issue of result.issues ?? []) {
    const name = fieldFor(v.getDotPath(issue) ?? '', form, (one) => names.has(one), body.lists);
    if (name === undefined) elsewhere.add(issue.message);
    else found[name] ??= issue.message;
  }

  for (const { name, follows = [] } of shown) {
    const isMissing = !spoken.has(name) && [null, undefined, ''].includes(valueAt(values, name) as null);
    if (isMissing && follows.some((one) => found[one] !== undefined)) delete found[name];
  }

  const errors = inOrder(form, found);
  const isGood = result.success && Object.keys(errors).length === 0;
  return { body, output: isGood ? (result.output as Verdict['output']) : null, errors, elsewhere: [...elsewhere] };
}

export type FieldValues = Readonly<Record<string, unknown>>;

/** The same errors in the order in which the fields are asked. */
export const inOrder = (form: Form, errors: FieldErrors): FieldErrors =>
  Object.fromEntries(
    form.fields.flatMap(({ name }) => (errors[name] === undefined ? [] : [[name, errors[name]] as const])),
  );
