import { type PayoutFailure } from '@portal/domain';
import * as v from 'valibot';
import { type Callback } from '../delivery/callback';
import { instant, text } from '../http/fields';

const cents = 'amountCents must be a whole number of cents from 1 to 100000000';

/** One payment that an insurer has made. */
export const PayoutOrderSchema = v.strictObject({
  payoutId: text('payoutId', 64),
  amountCents: v.pipe(v.number(cents), v.integer(cents), v.minValue(1, cents), v.maxValue(100_000_000, cents)),
  account: v.strictObject({
    holder: text('holder', 120),
    bankName: text('bankName', 60),
    branchCode: v.pipe(v.string('branchCode must be text'), v.regex(/^\d{6}$/, 'branchCode must be 6 digits')),
    accountType: v.picklist(['CURRENT', 'SAVINGS', 'TRANSMISSION'], 'accountType is not known'),
    accountNumber: v.pipe(
      v.string('accountNumber must be text'),
      v.regex(/^\d{6,16}$/, 'accountNumber must be digits'),
    ),
  }),
  reference: text('reference', 30),
  sentAt: instant('sentAt'),
});
export type PayoutOrder = Omit<v.InferOutput<typeof PayoutOrderSchema>, 'sentAt'>;

/** What became of a payment, as the bank tells it. Instants are ISO 8601 in UTC. */
export interface PayoutState {
  result: 'PAID' | 'FAILED' | 'RETURNED';
  reason: PayoutFailure | null;
  paidAt: string | null;
  returnedAt: string | null;
}

/** A payment in the books of the bank. */
export interface Payout {
  readonly order: PayoutOrder;
  readonly bankReference: string;
  /** Null: nothing has become of it yet. */
  state: PayoutState | null;
  /** Whoever asks hears that it is under way, and nothing becomes of it by itself. */
  isSilent: boolean;
  /** The list of the day does not name it, which is a mistake of the bank. */
  isUnlisted: boolean;
  callbacks: Callback[];
}

/** Money that moved on a day. */
export interface ListedPayout {
  payoutId: string;
  kind: 'PAID' | 'RETURNED';
  amountCents: number;
}
