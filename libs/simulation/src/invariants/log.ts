import { type World } from '../world/world';
import { BrokenInvariant } from '../world/broken-invariant';

type Logged = Pick<World, 'log'> & {
  people: Pick<World['people'], 'used'>;
  families: readonly { policyNumber: string }[];
  laterPolicies: readonly { policyNumber: string }[];
};

/** No name, ID number, phone, account or policy number of anybody stands in the log. Gives how many were looked for. */
export function checkLog({ people, families, laterPolicies, log }: Logged): number {
  const used = new Set([...people.used(), ...[...families, ...laterPolicies].map(({ policyNumber }) => policyNumber)]);
  const text = log.join('\n').toLowerCase();
  const found = [...used].filter((word) => text.includes(word.toLowerCase())).length;
  if (found > 0) throw new BrokenInvariant('log-names-nobody', `${found} names or numbers stand in the log`);
  return used.size;
}
