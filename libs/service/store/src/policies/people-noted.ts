import { eq } from 'drizzle-orm';
import { builtOnce } from '../database/built-once';
import { type Transaction } from '../database/database';
import { together } from '../database/transaction';
import { policyPeople, type PolicyPersonRow } from '../schema/policies';

/** By whom a policy is found, as it was noted last. */
export const peopleNoted = (tx: Transaction, policyId: string): Promise<PolicyPersonRow[]> =>
  ofPolicy(tx, { policyId });

const ofPolicy = builtOnce((executor, { policyId }: { policyId: string }) =>
  executor.select().from(policyPeople).where(eq(policyPeople.policyId, policyId)),
);

/** Notes anew by whom a policy is found, unless that is what was noted: a person stands in up to seven indexes. */
export async function replacePeople(
  tx: Transaction,
  policyId: string,
  { noted, people }: Record<'noted' | 'people', readonly PolicyPersonRow[]>,
): Promise<void> {
  if (areSame(noted, people)) return;
  await together([
    tx.delete(policyPeople).where(eq(policyPeople.policyId, policyId)),
    tx.insert(policyPeople).values([...people]),
  ]);
}

const areSame = (...two: [readonly PolicyPersonRow[], readonly PolicyPersonRow[]]) => {
  const [one, other] = two.map((people) => people.map(asText).sort().join());
  return one === other;
};

const asText = (person: PolicyPersonRow): string =>
  JSON.stringify(Object.entries(person).sort(([a], [b]) => (a < b ? -1 : 1)));
