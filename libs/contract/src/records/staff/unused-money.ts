import { unusedMoneyStates } from '@portal/domain';
import * as v from 'valibot';
import { count, dayOrNull, instant, instantOrNull, key, rand, text, textOrNull, yesNo } from '../../fields/plain';
import { optionalText, requiredText } from '../../fields/text';
import { written } from '../../fields/written';
import { policyNumberField } from '../login';

/** Why money buys nothing. */
export const unusedMoneyReasons = [
  'UNKNOWN_REFERENCE',
  'OTHER_POLICY',
  'POLICY_CANCELLED',
  'POLICY_NOT_TAKEN_UP',
  'POLICY_CLAIMED',
  'POLICY_PAID_UP',
  'POLICY_LAPSED',
  'LEFT_OVER',
] as const;

/** An account as it may be shown. */
const AccountHintSchema = v.object({
  /** The account holder. */
  holder: text,
  /** The bank. */
  bankName: text,
  /** The account number, masked. */
  accountNumber: text,
});

/** Money that came in and buys nothing, as staff see it. */
export const UnusedMoneySchema = v.object({
  /** The id of the payment. */
  id: key,
  /** What came in. */
  amount: rand,
  /** When it came in. */
  receivedAt: instant,
  /** How many days it has been waiting. */
  ageDays: count,
  /** What the payer gave as the reference. */
  reference: text,
  /** The policy that the reference names; null when it names none of ours. */
  policyNumber: textOrNull,
  /** Why it buys nothing. */
  reason: v.picklist(unusedMoneyReasons),
  /** What was decided about it so far. */
  state: v.picklist(unusedMoneyStates),
  /** The policy that it was booked to, or null. */
  matchedPolicy: textOrNull,
  /** Why it was decided so, or null. */
  decidedReason: textOrNull,
  /** Who asked for the refund, or null. */
  askedBy: textOrNull,
  /** When they asked, or null. */
  askedAt: instantOrNull,
  /** Who confirmed it, or null. */
  confirmedBy: textOrNull,
  /** When they confirmed, or null. */
  confirmedAt: instantOrNull,
  /** Where it is to be paid back to: the account that it came from, else the verified account on the policy. Null: nobody knows one. */
  payTo: v.nullable(AccountHintSchema),
  /** The day on which the bank details of the policy changed in the last 30 days; null: they did not. */
  bankChangedOn: dayOrNull,
  /** The caller had a part in that change, and decides about no refund of this policy. */
  isBarred: yesNo,
  /** Whether the caller may confirm the refund: whoever asked for it may not. */
  mayConfirm: yesNo,
});
export type UnusedMoney = v.InferOutput<typeof UnusedMoneySchema>;

/** How much of it is shown at once. */
export const mostUnusedMoney = 50;
export const UnusedMoneyListSchema = v.object({
  /** The payments, the oldest first. */
  money: v.array(UnusedMoneySchema),
  /** There is more than is shown. */
  hasMore: yesNo,
});
export type UnusedMoneyList = v.InferOutput<typeof UnusedMoneyListSchema>;

const why = requiredText({
  required: 'Say why',
  min: 5,
  max: 500,
  long: 'The reason may not be longer than 500 characters',
});
export const MatchMoneySchema = written({
  /** The policy that it was meant for, 6 to 15 letters and digits. */
  policyNumber: policyNumberField,
  /** Why, in words. */
  reason: why,
});
export const AskRefundSchema = written({
  /** Why, in words. */
  reason: why,
});
export const PayRefundSchema = written({
  /** The reference of the payment, at most 60 characters. */
  reference: requiredText({
    required: 'Enter the reference of the payment',
    max: 60,
    long: 'The reference may not be longer than 60 characters',
  }),
  /** The last four digits of the account that was paid. */
  accountDigits: requiredText({
    required: 'Enter the last four digits of the account',
    max: 4,
    long: 'Enter only the last four digits of the account',
    test: (digits) => /^\d{4}$/.test(digits),
    wrong: 'Enter the last four digits of the account',
  }),
});
export const DecideRefundSchema = written({
  /** Confirm or decline the refund. */
  decision: v.picklist(['CONFIRM', 'DECLINE'], 'Confirm or decline'),
  /** Why, at most 500 characters, or null. */
  comment: optionalText({ max: 500, long: 'The comment may not be longer than 500 characters' }),
});
