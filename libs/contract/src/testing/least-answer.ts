import type { Schema } from '../endpoint';

interface Inside {
  type: string;
  pipe?: readonly unknown[];
  entries?: Record<string, unknown>;
  options?: readonly unknown[];
  wrapped?: unknown;
  literal?: unknown;
}

const plain: Record<string, unknown> = { string: '', number: 0, boolean: false, array: [], nullable: null, record: {} };

/** The least that a schema of answers takes: no text, no amounts, the first code of every list, nobody where nobody need be. */
export function leastAnswer(schema: Schema): unknown {
  const { type, pipe, entries, options, wrapped, literal } = schema as unknown as Inside;
  const inside = (part: unknown) => leastAnswer(part as Schema);
  if (pipe) return inside(pipe[0]);
  if (type in plain) return plain[type];
  if (entries) return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, inside(entry)]));
  if (type === 'literal') return literal;
  if (type === 'picklist') return options?.[0];
  if (type === 'optional') return inside(wrapped);
  throw new Error(`Nobody said what the least ${type} is`);
}
