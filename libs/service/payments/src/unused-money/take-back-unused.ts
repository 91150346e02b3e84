import { canMoneyBecome, type PlainDate } from '@portal/domain';
import { type PipelineTools, settleDue } from '@portal/service-change-pipeline';
import {
  appendAudit,
  findPayment,
  lockPolicy,
  lockUnusedMoneyOf,
  savePayment,
  saveUnusedMoney,
  type Transaction,
  type UnallocatedPayment,
} from '@portal/service-store';
import { unbookMoney } from '../ledger';
import { withStatus } from '../payment-record';

interface TakenBack {
  transaction: string;
  now: Date;
  today: PlainDate;
}

/**
 * Whoever collected the money took it back: it is not paid back a second time, and where it had been matched to a policy its months are
 * open again. A refund that was confirmed before stands, and the audit shows that the money is gone.
 */
export async function takeBackUnused(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { transaction, now, today }: TakenBack,
): Promise<void> {
  const money = await lockUnusedMoneyOf(tx, transaction);
  if (money === null) return;
  const isPossible = canMoneyBecome(money.state, 'TAKEN_BACK');
  await appendAudit(tx, {
    at: now,
    actorType: 'SYSTEM',
    policyNumber: money.matchedPolicy ?? money.policyNumber,
    action: isPossible ? 'UNUSED_MONEY_TAKEN_BACK' : 'REFUNDED_MONEY_TAKEN_BACK',
    outcome: isPossible ? 'SUCCEEDED' : 'FAILED',
    entityType: 'PAYMENT',
    entityId: money.id,
    before: { State: money.state },
  });
  if (!isPossible) return;
  await saveUnusedMoney(tx, { ...money, state: 'TAKEN_BACK' });
  await unbook(tools, tx, money, { now, today });
}

async function unbook(
  tools: Pick<PipelineTools, 'random'>,
  tx: Transaction,
  { matchedPolicy, paymentId }: UnallocatedPayment,
  { now, today }: Omit<TakenBack, 'transaction'>,
): Promise<void> {
  const row = matchedPolicy && (await lockPolicy(tx, matchedPolicy));
  const payment = row && paymentId && (await findPayment(tx, row.policyNumber, paymentId));
  if (!row || !payment || payment.allocatedCents === 0) return;
  const cents = payment.allocatedCents;
  const failureReason = 'The payment was reversed';
  await savePayment(tx, withStatus(payment, { status: 'REVERSED', allocatedCents: 0, failureReason }));
  await settleDue(tools, tx, await unbookMoney(tx, row, { cents, now, today }), now);
}
