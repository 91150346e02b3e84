import { type BankedPayout } from '@portal/contract';
import { type PlainDate, todayInJohannesburg } from '@portal/domain';
import { type ListedPayout, type PayoutBank, type PayoutOrder, ProviderUnavailable } from '@portal/service-payments';

/** How the bank takes the next payments. */
type BankMood = 'takes' | 'takes-and-says-nothing' | 'refuses' | 'is-away';

/** The bank that pays claims: what it was handed, what became of it, and its list of every day. */
export function claimsBank() {
  const taken = new Map<string, PayoutOrder>();
  const results = new Map<string, BankedPayout>();
  const state: { mood: BankMood; repeated: number } = { mood: 'takes', repeated: 0 };
  const reachable = (): void => {
    if (state.mood === 'is-away') throw new ProviderUnavailable('It is away');
  };
  const bank: PayoutBank = {
    pay: async (order) => {
      reachable();
      if (taken.has(order.payoutId)) state.repeated += 1;
      taken.set(order.payoutId, order);
      if (state.mood === 'takes-and-says-nothing') throw new ProviderUnavailable('Its answer was lost');
      if (state.mood !== 'refuses') return { status: 'TAKEN', reason: null };
      results.set(order.payoutId, refused(order));
      return { status: 'REFUSED', reason: 'UNKNOWN_ACCOUNT' };
    },
    ask: async (payoutId) => {
      reachable();
      return results.get(payoutId) ?? (taken.has(payoutId) ? 'UNDER_WAY' : 'UNKNOWN');
    },
    listOf: async (day) => {
      reachable();
      return [...results.values()].flatMap((result) => movedOn(result, day));
    },
  };
  return { bank, taken, results, state };
}

const refused = ({ payoutId, amountCents }: PayoutOrder): BankedPayout => ({
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
