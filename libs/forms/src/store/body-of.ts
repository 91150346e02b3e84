import { type Form } from '../definition/form';
import { type AnyField } from '../definition/field';
import { valueAt, withValueAt } from '../definition/value-at';
import { entryAt, takesNothing } from '../definition/schema';
import { isShown, type Situation } from './situation';

export interface Body {
  value: Readonly<Record<string, unknown>>;
  /** Which fields filled a list, in its order: the second document is the second name. */
  lists: Readonly<Record<string, readonly string[]>>;
}

const isEmptiable = (form: Form, name: string) => {
  const entry = entryAt(form.schema, name);
  return entry !== undefined && takesNothing(entry);
};
const topOf = (name: string) => name.split('.')[0] as string;

/**
 * What would be sent: the values of the fields that are shown, and what the screen gives. An entry whose fields are all
 * hidden is null where the schema takes that, so that an update empties it; otherwise it is left out.
 */
export function bodyOf(form: Form, values: object, { given, today }: Pick<Situation, 'given' | 'today'>): Body {
  const shown = form.fields.filter((field) => isShown(field, values, today));
  const asked = new Set(shown.flatMap(({ name, extra }) => (extra ? [] : [name, topOf(name)])));

  let value: Record<string, unknown> = {};
  for (const { name, extra } of form.fields) {
    const top = topOf(name);
    if (extra) continue;
    if (asked.has(name)) value = withValueAt(value, name, valueAt(values, name));
    else if (!asked.has(top) && isEmptiable(form, top)) value[top] = null;
  }

  const lists = joined(shown, values);
  for (const [list, members] of Object.entries(lists)) value[list] = members.map((name) => valueAt(values, name));
  return { value: { ...value, ...given }, lists };
}

function joined(shown: readonly AnyField[], values: object): Record<string, string[]> {
  const lists: Record<string, string[]> = {};
  for (const { name, into } of shown) {
    if (into === undefined) continue;
    const members = (lists[into] ??= []);
    if (valueAt(values, name) !== null) members.push(name);
  }
  return lists;
}
