import { type BankedPayout, type IssuedVoucher } from '@portal/contract';
import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import {
  type ListedPayout,
  type PayoutBank,
  type PayoutOrder,
  ProviderUnavailable,
  type VoucherOrder,
  type VoucherProvider,
} from '@portal/service-payments';

/** How the bank takes the next payments. */
type BankMood = 'takes' | 'takes-and-says-nothing' | 'refuses' | 'is-away';

/** A payment that somebody has in hand, of an account or of a voucher. */
type Handed = PayoutOrder | VoucherOrder;

/** Whether a payment was handed over as a voucher. */
export const isVoucher = (order: Handed): boolean => 'cellNumber' in order;

/**
 * Whoever pays claims: the bank, and the provider of vouchers beside it. What they were handed, what became of it, and their lists of every day.
 */
export function claimsBank() {
  const taken = new Map<string, Handed>();
  const results = new Map<string, BankedPayout>();
  const state: { mood: BankMood; repeated: number } = { mood: 'takes', repeated: 0 };
  const reachable = (): void => {
    if (state.mood === 'is-away') throw new ProviderUnavailable('It is away');
  };
  /** Whether it is taken; what is not has failed. */
  const take = (order: Handed): boolean => {
    reachable();
    if (taken.has(order.payoutId)) state.repeated += 1;
    taken.set(order.payoutId, order);
    if (state.mood === 'takes-and-says-nothing') throw new ProviderUnavailable('Its answer was lost');
    if (state.mood !== 'refuses') return true;
    results.set(order.payoutId, refused(order));
    return false;
  };
  const listOf = (day: PlainDate, ofVouchers: boolean) =>
    [...results.values()]
      .filter(({ payoutId }) => {
        const order = taken.get(payoutId);
        return order !== undefined && isVoucher(order) === ofVouchers;
      })
      .flatMap((result) => movedOn(result, day));
  const vouchers: VoucherProvider = {
    issue: async (order) =>
      take(order) ? { status: 'TAKEN', reason: null } : { status: 'REFUSED', reason: 'VOUCHER_NOT_DELIVERED' },
    ask: async (payoutId) => {
      reachable();
      const result = results.get(payoutId);
      return result ? asVoucher(result) : taken.has(payoutId) ? 'ISSUED' : 'UNKNOWN';
    },
    listOf: async (day) => {
      reachable();
      return listOf(day, true);
    },
  };
  const bank: PayoutBank = {
    pay: async (order) =>
      take(order) ? { status: 'TAKEN', reason: null } : { status: 'REFUSED', reason: 'UNKNOWN_ACCOUNT' },
    ask: async (payoutId) => {
      reachable();
      return results.get(payoutId) ?? (taken.has(payoutId) ? 'UNDER_WAY' : 'UNKNOWN');
    },
    listOf: async (day) => {
      reachable();
      return listOf(day, false);
    },
  };
  return { bank, vouchers, taken, results, state };
}

/** What became of a voucher, as its provider says it. */
export const asVoucher = ({ payoutId, amountCents, result, paidAt }: BankedPayout): IssuedVoucher => ({
  payoutId,
  amountCents,
  result: result === 'PAID' ? 'CASHED' : 'EXPIRED',
  voucherReference: null,
  cashedAt: result === 'PAID' ? paidAt : null,
});

const refused = ({ payoutId, amountCents }: Handed): BankedPayout => ({
  payoutId,
  amountCents,
  result: 'FAILED',
  reason: 'UNKNOWN_ACCOUNT',
  bankReference: null,
  paidAt: null,
  returnedAt: null,
});

/** What moved on a day of one payment: that it was paid, that it came back, or both. */
function movedOn({ payoutId, amountCents, paidAt, returnedAt }: BankedPayout, day: PlainDate): ListedPayout[] {
  const isOn = (at: string | null) => at !== null && todayInJohannesburg(new Date(at)) === day;
  return [
    ...(isOn(paidAt) ? [{ payoutId, kind: 'PAID', amountCents } as const] : []),
    ...(isOn(returnedAt) ? [{ payoutId, kind: 'RETURNED', amountCents } as const] : []),
  ];
}
