import { type Finding, tried, type Verdict } from './check';

/** Makes each call of a list, one after the other, and gathers what is wrong with the answers. */
export async function each<Item>(items: readonly Item[], look: (item: Item) => Promise<Finding[]>): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const item of items) findings.push(...(await look(item)));
  return findings;
}

/** A check that was tried on each of a list. */
export const triedEach = async <Item>(
  items: readonly Item[],
  look: (item: Item) => Promise<Finding[]>,
): Promise<Verdict> => tried(await each(items, look));
