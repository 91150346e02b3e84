import { debitExceptionDecisions, debitExceptionReasons } from '@portal/domain';
import * as v from 'valibot';
import { count, dayOrNull, instant, key, randOrNull, text, textOrNull, yesNo } from '../../fields/plain';
import { requiredText } from '../../fields/text';
import { written } from '../../fields/written';

/** Something about a debit that somebody has to look into, as staff see it. */
const DebitExceptionSchema = v.object({
  id: key,
  /** Why it waits for staff. */
  reason: v.picklist(debitExceptionReasons),
  /** When the bank reported it. */
  notedAt: instant,
  /** How many days it has been waiting. */
  ageDays: count,
  /** The policy that it was for; null when the bank named a debit that is not ours. */
  policyNumber: textOrNull,
  /** The number by which the bank knows the debit. */
  instruction: text,
  /** The amount that was asked for; null where it is not our debit. */
  amount: randOrNull,
  /** The day on which the bank was to collect. */
  actionDate: dayOrNull,
  /** What the bank said; null where it said nothing. */
  bankSaid: textOrNull,
  /** The amount that the bank named. */
  bankAmount: randOrNull,
  /** What can be decided about it. */
  decisions: v.array(v.picklist(debitExceptionDecisions)),
});
export type DebitException = v.InferOutput<typeof DebitExceptionSchema>;

/** How many are shown at once. */
export const mostDebitExceptions = 50;
export const DebitExceptionsSchema = v.object({
  /** The debits, the oldest first. */
  exceptions: v.array(DebitExceptionSchema),
  /** There are more than are shown. */
  hasMore: yesNo,
});
export type DebitExceptions = v.InferOutput<typeof DebitExceptionsSchema>;

export const CloseDebitExceptionSchema = written({
  /** What was found. */
  decision: v.picklist(debitExceptionDecisions, 'Select what you found'),
  /** What was found and who said so, 5 to 500 characters. */
  note: requiredText({
    required: 'Say what you found and who told you',
    min: 5,
    max: 500,
    long: 'The note may not be longer than 500 characters',
  }),
});
export const ClosedExceptionSchema = v.object({
  /** What was decided. */
  decision: v.picklist(debitExceptionDecisions),
  /** Whether the policyholder was asked for another way to pay. */
  isAsked: yesNo,
  /** Until when the policyholder is covered and may pay; null: nothing runs out. */
  coveredUntil: dayOrNull,
});
export type ClosedException = v.InferOutput<typeof ClosedExceptionSchema>;
