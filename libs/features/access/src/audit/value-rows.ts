/** One value of a record, before and after; null where there was none. */
export interface ValueRow {
  field: string;
  before: string | null;
  after: string | null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function inText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The values that were not the same before and after, in the order in which the record has them. */
export function valueRows(before: unknown, after: unknown): ValueRow[] {
  const [was, is] = [before, after].map((value) => (isRecord(value) ? value : { Value: value }));
  const fields = [...new Set([...Object.keys(was ?? {}), ...Object.keys(is ?? {})])];
  return fields
    .map((field) => ({ field, before: inText(was?.[field]), after: inText(is?.[field]) }))
    .filter(({ before: old, after: fresh }) => old !== fresh);
}
