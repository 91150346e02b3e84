import * as v from 'valibot';
import { instant, text } from '../http/fields';

const date = 'day must be a date such as 2026-03-02';

/** Asks what became of one payout. */
export const PayoutQuestionSchema = v.strictObject({ payoutId: text('payoutId', 64), sentAt: instant('sentAt') });
/** Asks for the list of a day. */
export const DayQuestionSchema = v.strictObject({
  day: v.pipe(v.string(date), v.isoDate(date)),
  sentAt: instant('sentAt'),
});
