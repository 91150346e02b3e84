import { asc, eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { nextTry } from '../base/next-try';
import { setApartPolicies, type SetApartPolicy } from '../schema/set-apart';

/** Sets a policy apart; it is tried again after a minute, then two, four, up to an hour. Gives what is known of it. */
export async function setApart(
  executor: Executor,
  { policyNumber, reason, place, now }: { policyNumber: string; reason: string; place: string | null; now: Date },
): Promise<SetApartPolicy> {
  const [known] = await executor.select().from(setApartPolicies).where(eq(setApartPolicies.policyNumber, policyNumber));
  const attempts = (known?.attempts ?? 0) + 1;
  const row = { policyNumber, reason, place, attempts, since: known?.since ?? now, nextTryAt: nextTry(attempts, now) };
  await executor
    .insert(setApartPolicies)
    .values(row)
    .onConflictDoUpdate({ target: setApartPolicies.policyNumber, set: row });
  return row;
}

/** What was due could be done after all. */
export async function putBack(executor: Executor, policyNumber: string): Promise<void> {
  await executor.delete(setApartPolicies).where(eq(setApartPolicies.policyNumber, policyNumber));
}

/** Policies that somebody has to look into, the longest waiting first. */
export const policiesSetApart = (executor: Executor, most = 500): Promise<SetApartPolicy[]> =>
  executor.select().from(setApartPolicies).orderBy(asc(setApartPolicies.since)).limit(most);

/** Whether a policy is set apart now. */
export async function isSetApart(executor: Executor, policyNumber: string): Promise<boolean> {
  const found = await executor
    .select({ policyNumber: setApartPolicies.policyNumber })
    .from(setApartPolicies)
    .where(eq(setApartPolicies.policyNumber, policyNumber));
  return found.length > 0;
}

/** Numbers of policies that are not to be tried before a later moment. */
export const notToBeTried = (now: Date) =>
  sql`(SELECT ${setApartPolicies.policyNumber} FROM ${setApartPolicies} WHERE ${setApartPolicies.nextTryAt} > ${now})`;
