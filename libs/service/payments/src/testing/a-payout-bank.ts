import { ProviderUnavailable } from '../payment-provider';
import { type AskedPayout, type ListedPayout, type PayoutBank, type PayoutOrder } from '../payouts/payout-bank';

/** A bank that a test holds in its hand: it keeps what it was handed, says what it is told to, and is away or deaf when told so. */
export function aPayoutBank() {
  const taken = new Map<string, PayoutOrder>();
  const results = new Map<string, AskedPayout>();
  const listed = new Map<string, ListedPayout[]>();
  const state = {
    payments: 0,
    questions: 0,
    /** `down`: nothing arrives. `answer-lost`: a payment arrives, and nobody hears so. `refuses`: it does not pay into that account. */
    mode: 'normal' as 'normal' | 'down' | 'answer-lost' | 'refuses',
    /** What happens while the bank has a payment in hand and has not answered yet. */
    beforeAnswer: async (_order: PayoutOrder): Promise<void> => undefined,
  };
  const reachable = () => {
    if (state.mode === 'down') throw new ProviderUnavailable('It is down');
  };
  const bank: PayoutBank = {
    pay: async (order) => {
      state.payments += 1;
      reachable();
      if (taken.has(order.payoutId)) throw new Error(`${order.payoutId} was sent twice`);
      taken.set(order.payoutId, order);
      await state.beforeAnswer(order);
      if (state.mode === 'answer-lost') throw new ProviderUnavailable('It did not answer in time');
      return state.mode === 'refuses'
        ? { status: 'REFUSED', reason: 'UNKNOWN_ACCOUNT' }
        : { status: 'TAKEN', reason: null };
    },
    ask: async (payoutId) => {
      state.questions += 1;
      reachable();
      return results.get(payoutId) ?? (taken.has(payoutId) ? 'UNDER_WAY' : 'UNKNOWN');
    },
    listOf: async (day) => {
      reachable();
      return listed.get(day) ?? [];
    },
  };
  return { bank, taken, results, listed, state };
}
