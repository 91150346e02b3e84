import { canMoneyBecome, type PlainDate } from '@portal/domain';
import { type PipelineTools, processDueEvents } from '@portal/service-change-pipeline';
import {
  appendAudit,
  findPayment,
  lockLeftOverOf,
  lockPolicy,
  lockUnusedMoneyOf,
  type PaymentRow,
  savePayment,
  saveUnusedMoney,
  type Transaction,
  type UnallocatedPayment,
} from '@portal/service-store';
import { unbookMoney } from '../ledger';
import { withStatus } from '../payment-record';

type Tools = Pick<PipelineTools, 'random'>;

interface Moment {
  now: Date;
  today: PlainDate;
}

/**
 * Whoever collected the money took it back: it is not paid back a second time, and where it had been matched to a policy its months are
 * open again. A refund that was confirmed before stands, and the audit shows that the money is gone.
 */
export async function takeBackUnused(
  tools: Tools,
  tx: Transaction,
  { transaction, ...moment }: Moment & { transaction: string },
): Promise<void> {
  const money = await lockUnusedMoneyOf(tx, transaction);
  if (money !== null) await takeBack(tools, tx, money, moment);
}

/** The same for what was left over of a payment when its policy ended. */
export async function takeBackLeftOver(
  tools: Tools,
  tx: Transaction,
  { id, policyNumber }: Pick<PaymentRow, 'id' | 'policyNumber'>,
  moment: Moment,
): Promise<void> {
  for (const money of await lockLeftOverOf(tx, policyNumber, id)) await takeBack(tools, tx, money, moment);
}

async function takeBack(tools: Tools, tx: Transaction, money: UnallocatedPayment, moment: Moment): Promise<void> {
  const isPossible = canMoneyBecome(money.state, 'TAKEN_BACK');
  await appendAudit(tx, {
    at: moment.now,
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
  await unbook(tools, tx, money, moment);
}

async function unbook(
  tools: Tools,
  tx: Transaction,
  { matchedPolicy, paymentId }: UnallocatedPayment,
  { now, today }: Moment,
): Promise<void> {
  const row = matchedPolicy && (await lockPolicy(tx, matchedPolicy));
  const payment = row && paymentId && (await findPayment(tx, row.policyNumber, paymentId));
  if (!row || !payment) return;
  await takeBackLeftOver(tools, tx, payment, { now, today });
  if (payment.allocatedCents === 0) return;
  const cents = payment.allocatedCents;
  const failureReason = 'The payment was reversed';
  await savePayment(tx, withStatus(payment, { status: 'REVERSED', allocatedCents: 0, failureReason }));
  await processDueEvents(tools, tx, await unbookMoney(tx, row, { cents, now, today }), now);
}
