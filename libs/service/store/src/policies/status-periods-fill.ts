import { and, asc, eq, gt, notExists } from 'drizzle-orm';
import { type Database, type Transaction } from '../database/database';
import { inTransaction } from '../database/transaction';
import { policies } from '../schema/policies';
import { statusPeriods } from '../schema/status-periods';
import { insertPeriods, periodsOfRecords } from './status-periods-noted';

/** Policies of one transaction: few enough that nobody waits for them. */
const batchSize = 100;

/**
 * Notes the periods of every policy that was there before periods were noted, in batches. Gives how many policies that were. It may be cut
 * short and begun anew, beside others who change policies: what somebody holds just now is noted with that change.
 */
export async function fillStatusPeriods(database: Database, now: Date): Promise<number> {
  let filled = 0;
  let batch = await inTransaction(database, (tx) => fillBatch(tx, '', now));
  while (batch.last !== null) {
    const { last, count } = batch;
    filled += count;
    batch = await inTransaction(database, (tx) => fillBatch(tx, last, now));
  }
  return filled;
}

async function fillBatch(tx: Transaction, after: string, now: Date): Promise<{ last: string | null; count: number }> {
  const isNoted = tx
    .select({ policyNumber: statusPeriods.policyNumber })
    .from(statusPeriods)
    .where(eq(statusPeriods.policyNumber, policies.policyNumber));
  const rows = await tx
    .select({ policyNumber: policies.policyNumber, record: policies.record })
    .from(policies)
    .where(and(gt(policies.policyNumber, after), notExists(isNoted)))
    .orderBy(asc(policies.policyNumber))
    .limit(batchSize)
    .for('update', { skipLocked: true });
  for (const { policyNumber, record } of rows) {
    await insertPeriods(tx, policyNumber, await periodsOfRecords(tx, record), now);
  }
  return { last: rows.at(-1)?.policyNumber ?? null, count: rows.length };
}
