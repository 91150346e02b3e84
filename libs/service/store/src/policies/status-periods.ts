import { type PlainDate, type StatusPeriod, withStatusPeriod } from '@portal/domain';
import { type Executor, type Transaction } from '../database/database';
import { findPolicy } from './policies';
import { notedPeriods, periodsOfRecords, replacePeriods } from './status-periods-noted';

/**
 * Where a policy stood on which day, the oldest first, for `statusOn`; empty for a policy that is not there. One that was there before
 * periods were noted is told by the records that were kept of it.
 */
export async function readStatusPeriods(executor: Executor, policyNumber: string): Promise<StatusPeriod[]> {
  const noted = await notedPeriods(executor, policyNumber);
  if (noted.length > 0) return noted;
  const row = await findPolicy(executor, policyNumber);
  return row ? periodsOfRecords(executor, row.record) : [];
}

/**
 * Moves the first day of the newest period to one that a rule names and the record does not tell: the day after cover ended because nobody
 * went on with the policy, or the day from which it is in force as if it had never ended. The policy must be locked, and its status saved
 * in the same transaction.
 */
export async function setStatusFrom(tx: Transaction, policyNumber: string, from: PlainDate, now: Date): Promise<void> {
  const noted = await notedPeriods(tx, policyNumber);
  const newest = noted.at(-1);
  if (newest === undefined) throw new Error('No change of status was noted of this policy');
  const periods = withStatusPeriod(noted.slice(0, -1), { status: newest.status, from });
  await replacePeriods(tx, policyNumber, { noted, periods, now });
}
