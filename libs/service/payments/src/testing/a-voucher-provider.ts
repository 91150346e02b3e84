import { ProviderUnavailable } from '../payment-provider';
import { type ListedPayout } from '../payouts/payout-bank';
import { type AskedVoucher, type VoucherOrder, type VoucherProvider } from '../payouts/vouchers/voucher-provider';

/** A provider of vouchers that a test holds in its hand: it keeps what it was asked for, and is away or deaf when told so. */
export function aVoucherProvider() {
  const issued = new Map<string, VoucherOrder>();
  const results = new Map<string, AskedVoucher>();
  const listed = new Map<string, ListedPayout[]>();
  const state = {
    orders: 0,
    questions: 0,
    /** `down`: nothing arrives. `order-lost`: no order does. `answer-lost`: a voucher is issued, and nobody hears so. `refuses`: no code reaches the number. */
    mode: 'normal' as 'normal' | 'down' | 'order-lost' | 'answer-lost' | 'refuses',
  };
  const reachable = () => {
    if (state.mode === 'down') throw new ProviderUnavailable('It is down');
  };
  const provider: VoucherProvider = {
    issue: async (order) => {
      state.orders += 1;
      reachable();
      if (state.mode === 'order-lost') throw new ProviderUnavailable('It did not answer');
      if (issued.has(order.payoutId)) throw new Error(`${order.payoutId} was issued twice`);
      issued.set(order.payoutId, order);
      if (state.mode === 'answer-lost') throw new ProviderUnavailable('It did not answer in time');
      return state.mode === 'refuses'
        ? { status: 'REFUSED', reason: 'VOUCHER_NOT_DELIVERED' }
        : { status: 'TAKEN', reason: null };
    },
    ask: async (payoutId) => {
      state.questions += 1;
      reachable();
      return results.get(payoutId) ?? (issued.has(payoutId) ? 'ISSUED' : 'UNKNOWN');
    },
    listOf: async (day) => {
      reachable();
      return listed.get(day) ?? [];
    },
  };
  return { provider, issued, results, listed, state };
}
