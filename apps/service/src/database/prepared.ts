import { createHash } from 'node:crypto';

/** As node-postgres is asked: a text, or an object with one, then its values. */
type Asked = readonly unknown[];

interface Statement {
  text: string;
  name?: string;
}

/** Texts of one process: what is put together from lists of any length must not fill the memory of the database. */
const mostNames = 500;
/** Null: a text that gets none. */
const names = new Map<string, string | null>();

/**
 * The same question, to be understood once on each connection and then asked by its name. Without values there is nothing to ask again;
 * and what names no columns may answer with others once the schema has grown, which the database refuses to a name.
 */
export function prepared(asked: Asked): Asked {
  const [statement, values, ...more] = asked;
  if (!isStatement(statement) || statement.name !== undefined) return asked;
  if (!Array.isArray(values) || values.length === 0) return asked;
  const name = nameOf(statement.text);
  return name === null ? asked : [{ ...statement, name }, values, ...more];
}

/** The same in every process, so that they may share a connection behind a proxy. */
function nameOf(text: string): string | null {
  const known = names.get(text);
  if (known !== undefined) return known;
  if (names.size >= mostNames) return null;
  const name = takesEveryColumn(text) ? null : createHash('sha256').update(text).digest('base64url').slice(0, 32);
  names.set(text, name);
  return name;
}

const takesEveryColumn = (text: string): boolean => /(?:\b(?:select|returning)\s+|,\s*|\.)\*/i.test(text);

const isStatement = (asked: unknown): asked is Statement =>
  typeof asked === 'object' && asked !== null && 'text' in asked && typeof asked.text === 'string';
