import {
  addMonths,
  collectedIn,
  collectedNow,
  debitMadeOn,
  firstDebit,
  firstOfMonth,
  firstOfNextMonth,
  monthCollectedOn,
  type PlainDate,
  toCents,
  todayInJohannesburg,
} from '@portal/domain';
import {
  insertCollection,
  type PolicyRow,
  type StoredPolicy,
  type Transaction,
  unsettledActions,
} from '@portal/service-store';
import { type PipelineTools } from '../base/tools';
import { auditDebit } from '../debit-order/audit-debit';
import { newDebit } from '../debit-order/new-debit';
import { premiumToCollect } from './premium-to-collect';

/** The months that are still collected on the day of before. */
interface AsBefore {
  /** The day of before. */
  day: number;
  /** The first month on the other one. */
  firstMonth: PlainDate;
  now: Date;
}

/**
 * Makes the debits of the months that are still collected on the day of before: they are sent when their time comes. They go off the account and
 * by the mandate of the policy as it is given, so one that is about to lose them is given as it was. The policy must be locked. Source:
 * docs/domain/banking.md#r3-6.
 */
export async function makeDebitsAsBefore(
  { random }: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { record, policyNumber }: Pick<PolicyRow, 'record' | 'policyNumber'>,
  { day, firstMonth, now }: AsBefore,
): Promise<void> {
  const today = todayInJohannesburg(now);
  const waiting = await unsettledActions(tx, policyNumber);
  for (let first = firstOfMonth(today); first < firstMonth; first = addMonths(first, 1)) {
    const [month, agreed] = [first.slice(0, 7), collectedIn(first, day)];
    const premium = agreed > today ? premiumToCollect(record, waiting, { month, agreed }) : null;
    if (premium === null) continue;
    const sentFrom = new Date(`${debitMadeOn(agreed)}T00:00:00+02:00`);
    const nextTryAt = sentFrom > now ? sentFrom : now;
    const terms = { id: random.uuid(), amountCents: toCents(premium), now, nextTryAt };
    const debit = newDebit(record, { month, agreed, actionDate: agreed }, terms);
    if (debit && (await insertCollection(tx, debit))) await auditDebit(tx, debit, { action: 'DEBIT_MADE', now });
  }
}

/** A collection that is too near for another account to be ready still goes off the old one. */
export async function makeNearDebit(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  row: PolicyRow,
  { next, now }: { next: StoredPolicy; now: Date },
): Promise<void> {
  const collected = collectedNow(row.record);
  if (collected === null || row.record.BankingDetails?.id === next.BankingDetails?.id) return;
  const { before } = firstDebit(collected.debitDay, collected, todayInJohannesburg(now));
  if (before === null) return;
  const firstMonth = firstOfNextMonth(monthCollectedOn(before, collected.debitDay));
  await makeDebitsAsBefore(tools, tx, row, { day: collected.debitDay, firstMonth, now });
}
