import { isVisibleInLines } from '@portal/domain';

/** Deeper than any body goes; what lies deeper would also be more than a stack can follow. */
const deepest = 20;

/** What may not be in anything that is sent, and the names of the fields that lead there, from outside in. */
export interface Hidden {
  why: 'text' | 'depth';
  at: readonly string[];
}

/**
 * Finds what no record may hold, whatever the schema: text with something that cannot be seen, as a value or as the name of a
 * field, and values inside values without end. A name that is itself such text is left out, because names are shown.
 */
export function hiddenIn(sent: unknown): Hidden | null {
  const open: { value: unknown; at: readonly string[] }[] = [{ value: sent, at: [] }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, at } = next;
    if (typeof value === 'string' && !isVisibleInLines(value)) return { why: 'text', at };
    if (typeof value !== 'object' || value === null) continue;
    if (at.length === deepest) return { why: 'depth', at };
    for (const [name, part] of Object.entries(value)) {
      if (!isVisibleInLines(name)) return { why: 'text', at };
      if (typeof part === 'string' || typeof part === 'object') open.push({ value: part, at: [...at, name] });
    }
  }
  return null;
}
