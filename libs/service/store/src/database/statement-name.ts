const verb = /^\s*([a-z]+)/i;
const table = /\b(?:from|into|update|join|table)\s+(?:only\s+)?"?([a-z_]+)"?(?!\w*\()/i;

/**
 * What a statement is called where it is watched: its first word and the first table that it names, as in `SELECT sessions`. Nothing
 * else of it, because a statement may hold what somebody typed.
 */
export function statementName(text: string): string {
  const [, first = 'statement'] = verb.exec(text) ?? [];
  const [, name] = table.exec(text) ?? [];
  return [first.toUpperCase(), name].filter(Boolean).join(' ');
}
