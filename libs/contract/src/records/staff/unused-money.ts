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
const AccountHintSchema = v.object({ holder: text, bankName: text, accountNumber: text });

/** Money that came in and buys nothing, as staff see it. */
export const UnusedMoneySchema = v.object({
  id: key,
  amount: rand,
  receivedAt: instant,
  /** How long it has been waiting. */
  ageDays: count,
  /** What the payer gave as the reference. */
  reference: text,
  /** Null: the reference names no policy of ours. */
  policyNumber: textOrNull,
  reason: v.picklist(unusedMoneyReasons),
  state: v.picklist(unusedMoneyStates),
  matchedPolicy: textOrNull,
  decidedReason: textOrNull,
  askedBy: textOrNull,
  askedAt: instantOrNull,
  confirmedBy: textOrNull,
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
export const MatchMoneySchema = written({ policyNumber: policyNumberField, reason: why });
export const AskRefundSchema = written({ reason: why });
export const PayRefundSchema = written({
  reference: requiredText({
    required: 'Enter the reference of the payment',
    max: 60,
    long: 'The reference may not be longer than 60 characters',
  }),
  accountDigits: requiredText({
    required: 'Enter the last four digits of the account',
    max: 4,
    long: 'Enter only the last four digits of the account',
    test: (digits) => /^\d{4}$/.test(digits),
    wrong: 'Enter the last four digits of the account',
  }),
});
export const DecideRefundSchema = written({
  decision: v.picklist(['CONFIRM', 'DECLINE'], 'Confirm or decline'),
  comment: optionalText({ max: 500, long: 'The comment may not be longer than 500 characters' }),
});
