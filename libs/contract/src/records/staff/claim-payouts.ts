import { payoutStatuses } from '@portal/domain';
import * as v from 'valibot';
import { chosen } from '../../fields/choice';
import { count, instant, instantOrNull, key, text, textOrNull, yesNo } from '../../fields/plain';
import { remark } from '../../fields/remark';
import { wholeNumber } from '../../fields/whole-number';
import { written } from '../../fields/written';
import { payoutEntries } from '../claim-payout';
import { pageSchema } from '../page';

/** Who is paid. */
const payeeKinds = [
  'BENEFICIARY',
  'POLICYHOLDER',
  'GUARDIAN',
  'GUARDIANS_FUND',
  'ESTATE',
  'FUNERAL_PARLOUR',
  'PREMIUM_PAYER',
] as const;

/** One payment of a claim, as staff see it (docs/domain/claims.md#c6-3). */
export const StaffPayoutSchema = v.object({
  id: key,
  ...payoutEntries,
  /** The claim. */
  claimId: key,
  /** The policy. */
  policyNumber: text,
  /** Who is paid. */
  payee: v.object({
    /** As what. */
    kind: v.picklist(payeeKinds),
    /** The name. */
    name: text,
  }),
  /** The bank, or null while there is no account. */
  bank: textOrNull,
  /** The account number, masked, or null. */
  accountNumber: textOrNull,
  /** The account was changed after the approval: an administrator looks at it first. */
  waitsForAdministrator: yesNo,
  /** Staff asked that it be paid in cash at a store; null: nobody has. */
  cash: v.nullable(
    v.object({
      /** Who asked. */
      askedBy: text,
      /** When. */
      askedAt: instant,
      /** A second person confirmed it. */
      isConfirmed: yesNo,
    }),
  ),
  /** How often it was handed to the bank. */
  attempts: count,
  /** The bank’s own reference, or null. */
  bankReference: textOrNull,
  /** When it was handed to the bank, or null. */
  sentAt: instantOrNull,
  /** When the bank paid it, or null. */
  paidAt: instantOrNull,
  /** Why the bank refused it or sent it back, or null. */
  failureReason: textOrNull,
  /** What is known of whoever is paid, where the payment is an unclaimed benefit: it has waited for them past the last reminder. Null: it is none. */
  unclaimed: v.nullable(
    v.object({
      /** Who looked for them last, or null. */
      tracedBy: textOrNull,
      /** When, or null. */
      tracedAt: instantOrNull,
      /** What they did and found, or null. */
      note: textOrNull,
      /** Nobody has looked for them for a year. */
      isTraceDue: yesNo,
    }),
  ),
  /** Whether the caller may try it again. */
  mayRetry: yesNo,
  /** Whether the caller may let its account be paid into, which was changed after the approval. */
  mayReleaseAccount: yesNo,
  /** Goes up by one with every change. */
  version: count,
});
export type StaffPayout = v.InferOutput<typeof StaffPayoutSchema>;

/** Payments, those that need somebody first, then by the day on which they are due. */
export const PayoutPageSchema = pageSchema(StaffPayoutSchema);
export type PayoutPage = v.InferOutput<typeof PayoutPageSchema>;

/** Which payments. */
export const PayoutQuerySchema = v.object({
  /** UNCLAIMED: only unclaimed benefits, those first whose payee is to be looked for; no status is asked for with it. */
  list: v.optional(v.picklist(['UNCLAIMED'], 'Choose a list')),
  /** Only those with this status; all that are not PAID or CANCELLED when it is left out. */
  status: v.optional(chosen(payoutStatuses, 'Choose a status')),
  /** The page, from 1. */
  pageNumber: v.optional(wholeNumber(1, 1_000_000), 1),
  /** Payments on a page, 1 to 50. */
  pageSize: v.optional(wholeNumber(1, 50), 20),
});

const payoutAsRead = () =>
  written({
    /** The version of the payment that was read. */
    version: v.pipe(v.number('Send the version of the payment that was read'), v.integer()),
  });

export const RetryPayoutSchema = payoutAsRead();
export const ReleasePayoutAccountSchema = payoutAsRead();

export const TracePayeeSchema = written({
  /** What was done to find whoever is paid, and what came of it: 5 to 500 characters. */
  note: remark({ required: 'Write what you did to find them', min: 5, max: 500, what: 'The note' }),
  /** The version of the payment that was read. */
  version: v.pipe(v.number('Send the version of the payment that was read'), v.integer()),
});
