import { asc, eq } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ConsentRow, consents } from '../schema/consents';

/** Keeps what somebody agreed to, in the transaction of the change that needed it. */
export async function insertConsents(tx: Transaction, rows: readonly ConsentRow[]): Promise<void> {
  await tx.insert(consents).values([...rows]);
}

/** What was agreed to on a policy, in the order in which it was. */
export const consentsOf = (executor: Executor, policyNumber: string): Promise<ConsentRow[]> =>
  executor
    .select()
    .from(consents)
    .where(eq(consents.policyNumber, policyNumber))
    .orderBy(asc(consents.givenAt), asc(consents.name));
