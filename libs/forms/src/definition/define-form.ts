import type * as v from 'valibot';
import { checkForm } from './check-form';
import { type AnyField, type AnyGroup, isGroup, type Item } from './field';
import { type Missing } from './paths';
import { type BodySchema } from './schema';
import { type Form } from './form';

type NamesIn<Items> = Items extends readonly (infer One)[]
  ? One extends { fields: infer Inner }
    ? NamesIn<Inner>
    : One extends { into: infer List extends string }
      ? List
      : One extends { name: infer Name extends string }
        ? Name
        : never
  : never;

interface Definition<Input, Items, Given> {
  name: string;
  items: Items;
  given?: readonly Given[];
  refusals?: Readonly<Record<string, NamesIn<Items> | (string & {})>>;
  Input?: Input;
}

/** Asks for properties that nobody can give: the compiler's message names each entry that no field asks for. */
type Complete<Input, Names extends string> = {
  [Name in Missing<Input, Names> as `no field asks for ${Name}`]: never;
};

/**
 * Makes a form of a schema and a table of fields. The schema is the body without the rules of the day; a screen hands the
 * day's own to `SchemaForm`.
 *
 * Throws when the table and the schema do not fit, and names the field or the entry: a form is never drawn half. The build that
 * people load has no such check: stories and tests make every form before.
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineForm<
  Schema extends BodySchema,
  const Items extends readonly Item<v.InferInput<Schema>>[],
  const Given extends keyof v.InferInput<Schema> & string = never,
>(
  definition: { schema: Schema } & Omit<Definition<v.InferInput<Schema>, Items, Given>, 'Input'> &
    Complete<v.InferInput<Schema>, NamesIn<Items> | Given>,
): Form<Schema, Given> {
  const { name, schema, given = [], refusals = {} } = definition;
  const items = (definition.items as unknown as readonly (AnyField | AnyGroup)[]).map(withGroupsFact);
  const fields = items.flatMap((item) => (isGroup(item) ? item.fields : [item]));
  const form = { name, schema, items, fields, given, refusals };
  if (import.meta.env.DEV) checkForm(form);
  return form;
}

/** The fields of a group are shown when the group is. */
function withGroupsFact(item: AnyField | AnyGroup): AnyField | AnyGroup {
  if (!isGroup(item) || !item.when) return item;
  const { when: groupIsShown } = item;
  const fields = item.fields.map((field) => ({
    ...field,
    when: (values: object, today: string) => groupIsShown(values, today) && (field.when?.(values, today) ?? true),
  }));
  return { ...item, fields };
}
