import { type AnyField } from './field';
import { type Form } from './form';
import { type BodySchema, entryAt, isList, isRequired, recordEntries } from './schema';

type Parts = Pick<Form, 'name' | 'schema' | 'fields' | 'given' | 'refusals'>;

/** Throws an Error that names the first thing in which a form's table and its schema do not fit. */
export function checkForm(form: Parts): void {
  const wrong = formWrongs(form)[0];
  if (wrong !== undefined) throw new Error(`Form "${form.name}": ${wrong}`);
}

function formWrongs({ schema, fields, given, refusals }: Parts): string[] {
  if (recordEntries(schema) === undefined) return ['its schema is not an object'];
  const names = fields.map(({ name }) => name);
  return [
    ...fields.flatMap((field) => fieldWrongs(field, schema)),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `"${name}" is asked for twice`),
    ...fields
      .filter(({ confirms }) => confirms !== undefined && !names.includes(confirms))
      .map(({ name, confirms }) => `"${name}" confirms "${confirms}", which is no field`),
    ...given
      .filter((name) => !entryAt(schema, name))
      .map((name) => `"${name}" is given, but is no entry of the schema`),
    ...Object.values(refusals)
      .filter((name) => !names.includes(name))
      .map((name) => `refusals stand beside "${name}", which is no field`),
    ...unaskedFor(schema, new Set([...fields.map(({ name, into }) => into ?? name), ...given])),
  ];
}

function fieldWrongs({ name, widget, extra, into }: AnyField, schema: BodySchema): string[] {
  if (typeof widget !== 'object' || widget === null || !widget.View) return [`"${name}" has no widget`];
  if (into !== undefined) {
    const list = entryAt(schema, into);
    return list && isList(list) ? [] : [`"${name}" joins "${into}", which is no list of the schema`];
  }
  if (extra) return [];
  return entryAt(schema, name) ? [] : [`"${name}" is no entry of the schema`];
}

/** Required entries without a field; inside a record too, when it is required itself or any field asks for a part of it. */
function unaskedFor(schema: unknown, asked: ReadonlySet<string>, before = ''): string[] {
  const entries = recordEntries(schema as BodySchema) ?? {};
  return Object.entries(entries).flatMap(([name, entry]) => {
    const path = before + name;
    if (asked.has(path)) return [];
    const isPartlyAsked = [...asked].some((one) => one.startsWith(`${path}.`));
    if (!isRequired(entry) && !isPartlyAsked) return [];
    return recordEntries(entry) && isPartlyAsked
      ? unaskedFor(entry, asked, `${path}.`)
      : [`no field asks for "${path}"`];
  });
}
