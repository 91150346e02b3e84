import { inArray } from 'drizzle-orm';
import { type Executor } from './database';
import { policies, policyPeople, type PolicyRow } from './schema/policies';

/** Every policy on which somebody has one of these ID numbers, in whatever role. Each policy once. */
export async function policiesOfPeople(executor: Executor, idNumbers: readonly string[]): Promise<PolicyRow[]> {
  if (idNumbers.length === 0) return [];
  const found = executor
    .select({ id: policyPeople.policyId })
    .from(policyPeople)
    .where(inArray(policyPeople.idNumber, [...idNumbers]));
  return executor.select().from(policies).where(inArray(policies.id, found));
}
