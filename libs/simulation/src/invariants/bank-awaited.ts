import { awaitedDebit, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { collectionsOf, type Database, isBankTryingAgain, isLapseHeld, type PolicyRow } from '@portal/service-store';

/**
 * Whether a policy is not late although its premium is: the bank has not taken its debit yet or has not said no to the newest one, or
 * staff have not looked into what it said. Worked out from the debits themselves.
 */
export async function isBankAwaited(database: Database, row: PolicyRow, today: PlainDate): Promise<boolean> {
  const { policyNumber, record, status } = row;
  const month = awaitedDebit(record, today);
  const debits = await collectionsOf(database, policyNumber);
  if (debits.some(({ state, nextTryAt }) => state === 'BUILT' && todayInJohannesburg(nextTryAt) <= today)) return true;
  if (status === 'IN_GRACE' && (await isLapseHeld(database, policyNumber))) return true;
  if (status === 'LAPSED' || month === null) return false;
  return !debits.some(
    ({ premiumMonth, state, family }) =>
      premiumMonth >= month && (state === 'UNPAID' || state === 'DISPUTED') && family !== 'OURS',
  );
}

/** Whether nothing is on its way to a policy but debits that the bank tries again. */
export async function isBankTrying(database: Database, { policyNumber }: PolicyRow): Promise<boolean> {
  if (!(await isBankTryingAgain(database, policyNumber))) return false;
  return (await collectionsOf(database, policyNumber)).every(({ state }) => state !== 'BUILT');
}
