import * as v from 'valibot';
import { type Callback } from '../delivery/callback';
import { instant, text } from '../http/fields';

const cents = 'amountCents must be a whole number of cents from 1 to 500000';

/** One voucher that an insurer has issued. */
export const VoucherOrderSchema = v.strictObject({
  payoutId: text('payoutId', 64),
  /** The most that a till pays out for one voucher. Source: docs/domain/claims.md#c6-2. */
  amountCents: v.pipe(v.number(cents), v.integer(cents), v.minValue(1, cents), v.maxValue(5_000_00, cents)),
  cellNumber: v.pipe(v.string('cellNumber must be text'), v.regex(/^\d{9,15}$/, 'cellNumber must be 9 to 15 digits')),
  reference: text('reference', 30),
  sentAt: instant('sentAt'),
});
export type VoucherOrder = Omit<v.InferOutput<typeof VoucherOrderSchema>, 'sentAt'>;

/** What became of a voucher, as the provider tells it. */
export interface VoucherState {
  result: 'CASHED' | 'EXPIRED' | 'NOT_DELIVERED';
  /** ISO 8601 in UTC; null: nobody cashed it. */
  cashedAt: string | null;
}

/** A voucher in the books of the provider. */
export interface Voucher {
  readonly order: VoucherOrder;
  readonly voucherReference: string;
  /** What is shown at the till. It goes to the number and to nobody else. */
  readonly code: string;
  /** Null: nobody has cashed it yet, and it can still be. */
  state: VoucherState | null;
  /** The list of the day does not name it, which is a mistake of the provider. */
  isUnlisted: boolean;
  callbacks: Callback[];
}
