import * as v from 'valibot';

/** The first sentence for each refused field. */
export type FieldErrors = Record<string, string>;

/** Reads a form's fields through a schema: the values to send, or a sentence per field. */
export function readForm<S extends v.GenericSchema>(schema: S, form: HTMLFormElement) {
  const result = v.safeParse(schema, Object.fromEntries(new FormData(form)));
  if (result.success) return { values: result.output, errors: {} as FieldErrors };
  const errors: FieldErrors = {};
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? ''] ??= issue.message;
  return { values: null, errors };
}
