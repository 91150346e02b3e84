import { type PayoutMethod, type PlainDate, type WhyNotPaid } from '@portal/domain';
import { type PayoutToSend } from '@portal/service-store';
import { markIssued, markSent } from './mark-sent';
import { type ListedPayout, type PayoutBank, type PayoutOrder } from './payout-bank';
import { type PayoutTools } from './payout-tools';
import { type VoucherProvider } from './vouchers/voucher-provider';

/** A payment that is written down as on its way, and the call that hands it over. */
interface Sending {
  order: Pick<PayoutOrder, 'payoutId' | 'amountCents'>;
  hand(): Promise<{ status: 'TAKEN' | 'REFUSED'; reason: WhyNotPaid | null }>;
}

/** Whoever payments are handed to: the bank, or the provider of vouchers. One that is away holds up its own payments alone. */
export interface PayoutChannel {
  method: PayoutMethod;
  /** Writes down that a payment goes there. Null: it does not go. */
  mark(tools: PayoutTools, found: PayoutToSend): Promise<Sending | null>;
  /** Its list of a day, which it gives unless it is away. */
  listOf(day: PlainDate): Promise<ListedPayout[]>;
}

/** The ways in which claims are paid here: into an account, and, where a provider is named, in cash at a store. */
export const payoutChannels = ({ bank, vouchers = null }: PayoutTools): PayoutChannel[] =>
  vouchers === null ? [bankChannel(bank)] : [bankChannel(bank), voucherChannel(vouchers)];

const bankChannel = (bank: PayoutBank): PayoutChannel => ({
  method: 'BANK',
  mark: async (tools, found) => {
    const order = await markSent(tools, found);
    return order && { order, hand: () => bank.pay(order) };
  },
  listOf: (day) => bank.listOf(day),
});

const voucherChannel = (vouchers: VoucherProvider): PayoutChannel => ({
  method: 'CASH_VOUCHER',
  mark: async (tools, found) => {
    const order = await markIssued(tools, found);
    return order && { order, hand: () => vouchers.issue(order) };
  },
  listOf: (day) => vouchers.listOf(day),
});
