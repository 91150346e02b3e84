import { type PayoutMethod, type PlainDate, type WhyNotPaid } from '@portal/domain';
import { type PayoutToSend } from '@portal/service-store';
import { markIssued, markSent } from './mark-sent';
import { type ListedPayout } from './payout-bank';
import { type PayoutTools } from './payout-tools';

interface Order {
  payoutId: string;
  amountCents: number;
}

/** Whoever payments are handed to: the bank, or the provider of vouchers. One that is away holds up its own payments alone. */
export interface PayoutChannel<Handed extends Order = Order> {
  method: PayoutMethod;
  /** Writes down that a payment goes there. Null: it does not go. */
  mark(tools: PayoutTools, found: PayoutToSend): Promise<Handed | null>;
  hand(order: Handed): Promise<{ status: 'TAKEN' | 'REFUSED'; reason: WhyNotPaid | null }>;
  /** Its list of a day, which it gives unless it is away. */
  listOf(day: PlainDate): Promise<ListedPayout[]>;
}

/** The ways in which claims are paid here: into an account, and, where a provider is named, in cash at a store. */
export const payoutChannels = (tools: PayoutTools): PayoutChannel[] => {
  const vouchers = voucherChannel(tools);
  return [bankChannel(tools), ...(vouchers === null ? [] : [vouchers])] as PayoutChannel[];
};

const bankChannel = ({ bank }: PayoutTools): PayoutChannel<Parameters<typeof bank.pay>[0]> => ({
  method: 'BANK',
  mark: markSent,
  hand: (order) => bank.pay(order),
  listOf: (day) => bank.listOf(day),
});

const voucherChannel = ({
  vouchers = null,
}: PayoutTools): PayoutChannel<NonNullable<Awaited<ReturnType<typeof markIssued>>>> | null =>
  vouchers && {
    method: 'CASH_VOUCHER',
    mark: markIssued,
    hand: (order) => vouchers.issue(order),
    listOf: (day) => vouchers.listOf(day),
  };
