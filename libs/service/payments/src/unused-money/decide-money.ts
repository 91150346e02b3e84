import { canMoneyBecome, fromCents, todayInJohannesburg } from '@portal/domain';
import { done, type PipelineTools, refused, sendNotices, processDueEvents } from '@portal/service-change-pipeline';
import {
  inTransaction,
  insertPayment,
  lockPolicy,
  lockUnusedMoney,
  saveUnusedMoney,
  type Transaction,
  type UnallocatedPayment,
} from '@portal/service-store';
import { bookMoney, takesMoney } from '../ledger';
import { newPayment, withStatus } from '../payment-record';
import { bankChangeBefore } from './bank-change';
import { auditMoney, dealtWith, type Decided, type Deciding } from './audit-money';

type Tools = Pick<PipelineTools, 'database' | 'clock' | 'random'>;

/** Books money to the policy that it was meant for, as any payment is booked. */
export const matchMoney = (
  tools: Tools,
  { policyNumber, reason, ...by }: Deciding & { policyNumber: string; reason: string },
): Decided =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const today = todayInJohannesburg(now);
    const found = await lockPolicy(tx, policyNumber);
    const money = await lockUnusedMoney(tx, by.id);
    if (money === null) return refused('NOT_FOUND');
    if (!canMoneyBecome(money.state, 'MATCHED')) return dealtWith();
    if (found === null) return refused('CONFLICT', 'There is no policy with this number.');
    const { row } = await processDueEvents(tools, tx, found, now);
    if (!takesMoney(row.record, today)) return refused('INVALID_STATUS', 'This policy takes no payments now.');
    const cents = money.amountCents;
    const payment = newPayment(row.record, { id: tools.random.uuid(), amountCents: cents, now });
    const { row: booked, month } = await bookMoney(tx, row, { paymentId: payment.id, cents, now, today });
    const premiumMonth = month ?? payment.premiumMonth;
    await insertPayment(tx, withStatus(payment, { status: 'SUCCESSFUL', premiumMonth, allocatedCents: cents }));
    await sendNotices(tools, tx, row, [{ type: 'PREMIUM_RECEIVED', amount: fromCents(cents) }], now);
    const matched: UnallocatedPayment = {
      ...money,
      state: 'MATCHED',
      matchedPolicy: row.policyNumber,
      paymentId: payment.id,
      decidedReason: reason,
      askedBy: by.staff.id,
      askedByName: by.staff.name,
      askedAt: now,
    };
    await saveUnusedMoney(tx, matched);
    await auditMoney(tx, by, { money: matched, before: money.state, action: 'UNUSED_MONEY_MATCHED', now });
    await processDueEvents(tools, tx, booked, now);
    return done(matched);
  });

/** Whoever had a part in a recent change of bank details decides about no refund of that policy. */
const isBarred = async (tx: Transaction, money: UnallocatedPayment, { staff }: Deciding, now: Date): Promise<boolean> =>
  (await bankChangeBefore(tx, money, now))?.staff.includes(staff.id) ?? false;
const barred = () =>
  refused(
    'FORBIDDEN',
    'You had a part in the change of the bank details of this policy. Other administrators decide about a refund.',
  );

/** Asks for money to be paid back. Nothing is paid before another administrator has confirmed it. */
export const askRefund = (tools: Tools, { reason, ...by }: Deciding & { reason: string }): Decided =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const money = await lockUnusedMoney(tx, by.id);
    if (money === null) return refused('NOT_FOUND');
    if (!canMoneyBecome(money.state, 'REFUND_ASKED')) return dealtWith();
    if (await isBarred(tx, money, by, now)) return barred();
    const asked: UnallocatedPayment = {
      ...money,
      state: 'REFUND_ASKED',
      decidedReason: reason,
      askedBy: by.staff.id,
      askedByName: by.staff.name,
      askedAt: now,
    };
    await saveUnusedMoney(tx, asked);
    await auditMoney(tx, by, { money: asked, before: money.state, action: 'REFUND_ASKED', now });
    return done(asked);
  });

/** A second administrator confirms a refund or declines it; whoever asked for it may only take it back. */
export const decideRefund = (
  tools: Tools,
  { decision, comment, ...by }: Deciding & { decision: 'CONFIRM' | 'DECLINE'; comment: string | null },
): Decided =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const money = await lockUnusedMoney(tx, by.id);
    if (money === null) return refused('NOT_FOUND');
    if (money.state !== 'REFUND_ASKED') return dealtWith();
    const isOwn = money.askedBy === by.staff.id;
    if (decision === 'CONFIRM' && isOwn) {
      return refused('FORBIDDEN', 'Somebody else has to confirm what you asked for.');
    }
    if (decision === 'CONFIRM' && (await isBarred(tx, money, by, now))) return barred();
    const decided: UnallocatedPayment =
      decision === 'CONFIRM'
        ? {
            ...money,
            state: 'REFUND_CONFIRMED',
            confirmedBy: by.staff.id,
            confirmedByName: by.staff.name,
            confirmedAt: now,
          }
        : { ...money, state: 'OPEN', decidedReason: null, askedBy: null, askedByName: null, askedAt: null };
    await saveUnusedMoney(tx, decided);
    const action = decision === 'CONFIRM' ? 'REFUND_CONFIRMED' : 'REFUND_DECLINED';
    await auditMoney(tx, by, { money: decided, before: money.state, action, now, reason: comment });
    return done(decided);
  });
