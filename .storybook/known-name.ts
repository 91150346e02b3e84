/**
 * The name that a story or the toolbar asks for, null when neither asks. Throws for one that does not exist: a story with a slip
 * of the pen would show something else than it says.
 */
export function knownName<Name extends string>(kind: string, known: readonly Name[], asked: unknown): Name | null {
  if (asked === undefined || asked === null || asked === '') return null;
  const found = known.find((name) => name === String(asked));
  if (found === undefined) throw new Error(`There is no ${kind} "${String(asked)}". Known: ${known.join(', ')}`);
  return found;
}

/** A name of digits alone with words after it: the address of a page would give it back as a number, which no menu knows. */
export const withWords = (name: string, words: string): string => (/^\d+$/.test(name) ? `${name} ${words}` : name);

/** The name without them; anything else as it is. */
export const withoutWords = (named: unknown): string => String(named ?? '').replace(/^(\d+) .*/, '$1');
