import { type IssuedVoucher } from '@portal/contract';
import { type PlainDate, type VoucherFailure } from '@portal/domain';
import { type ListedPayout } from '../payout-bank';

/** One voucher, as its provider is told. */
export interface VoucherOrder {
  /** The same one is the same voucher, however often it is asked for. */
  payoutId: string;
  amountCents: number;
  /** The number that the code goes to, in stored form. The provider sends the code; we never have it. */
  cellNumber: string;
  /** What the message with the code names. */
  reference: string;
}

/** What the provider says at once: that it has the order, or that it will not issue a voucher. What becomes of it is reported later. */
type VoucherAnswer = { status: 'TAKEN'; reason: null } | { status: 'REFUSED'; reason: VoucherFailure };

/** What the provider says to whoever asks. `ISSUED`: nobody has cashed it yet. `UNKNOWN`: it never had the order, and will not take it any more. */
export type AskedVoucher = IssuedVoucher | 'ISSUED' | 'UNKNOWN';

/**
 * Issues vouchers for cash at a store (docs/domain/claims.md#c6-3). Every call rejects with `ProviderUnavailable`, after which only the provider
 * knows what became of it.
 */
export interface VoucherProvider {
  /** Has a voucher issued. It is called once for each id: who wants to know more asks. */
  issue(order: VoucherOrder): Promise<VoucherAnswer>;
  /** What has become of a voucher. */
  ask(payoutId: string): Promise<AskedVoucher>;
  /** Everything that was cashed on a day in Johannesburg. */
  listOf(day: PlainDate): Promise<ListedPayout[]>;
}
