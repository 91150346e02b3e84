import { payoutMethods, payoutStatuses } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { day, dayOrNull, rand, text, textOrNull } from '../fields/plain';

export const payoutEntries = {
  /** What it is called: `CL-7K3M-Q2XR-01`. */
  number: text,
  /** What is paid. */
  amount: rand,
  /** What it is made up of; a deduction is below zero. */
  lines: v.array(
    v.object({
      /** What the line is called. */
      label: text,
      /** What it comes to. */
      amount: rand,
    }),
  ),
  /** How it is paid. */
  method: oneOf(payoutMethods),
  /** How far it is. */
  status: oneOf(payoutStatuses),
  /** The day on which it is due. */
  payOn: day,
};

/** One payment of a claim, as whoever is paid reads it (docs/domain/claims.md#c6-3). */
export const ClaimPayoutSchema = v.object({
  ...payoutEntries,
  /** The day on which the bank paid it, or the voucher was cashed; or null. */
  paidOn: dayOrNull,
  /** The funeral parlour that is paid it from the reader’s part; null: the reader is. */
  parlour: textOrNull,
  /** The bank of the account, or null while there is none. */
  bank: textOrNull,
  /** The last four digits of the account, or null while there is none. */
  last4: textOrNull,
  /** Why the bank refused it or sent it back; null when it did not. */
  failureReason: textOrNull,
});
export type ClaimPayout = v.InferOutput<typeof ClaimPayoutSchema>;
