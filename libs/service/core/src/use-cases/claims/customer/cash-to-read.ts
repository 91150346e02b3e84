import { type CashToRead, fromCents, type PlainDate, todayInJohannesburg } from '@portal/domain';
import { isCashAsked, isInCash, type PayoutRow } from '@portal/service-store';

const amountOf = (payouts: readonly PayoutRow[]) =>
  fromCents(payouts.reduce((cents, { amountCents }) => cents + amountCents, 0));

/** What of the payments to somebody is in cash, as a page tells of it; what is paid later is not told of yet. */
export function cashToRead(own: readonly PayoutRow[]): CashToRead {
  const inCash = own.filter(isInCash);
  const toCome = inCash.filter(({ status }) => status === 'READY' || status === 'SENT');
  const [{ record } = { record: null }] = toCome;
  return {
    asked: amountOf(own.filter((payout) => payout.status === 'WAITING_FOR_ACCOUNT' && isCashAsked(payout))),
    toCome: record?.cash
      ? { amount: amountOf(toCome), vouchers: toCome.length, cellNumber: record.cash.cellNumber }
      : null,
    paid: paidByDay(inCash.filter(({ status }) => status === 'PAID')),
    notPaid: amountOf(inCash.filter(({ status }) => status === 'FAILED')),
  };
}

function paidByDay(cashed: readonly PayoutRow[]): CashToRead['paid'] {
  const days = new Map<PlainDate, PayoutRow[]>();
  for (const payout of cashed) {
    const day = todayInJohannesburg(new Date(payout.record.paidAt ?? payout.updatedAt));
    days.set(day, [...(days.get(day) ?? []), payout]);
  }
  return [...days]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([on, paid]) => ({ amount: amountOf(paid), on }));
}

/** Vouchers that somebody can cash now; 0 while an account is asked of them, which comes first. */
export const vouchersToCash = (own: readonly PayoutRow[]): number =>
  own.some((payout) => payout.status === 'WAITING_FOR_ACCOUNT' && !isCashAsked(payout))
    ? 0
    : own.filter((payout) => payout.status === 'SENT' && isInCash(payout)).length;
