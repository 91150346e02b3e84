import { limits } from '../base/limits';
import { formatCover } from '../base/money';
import { addDays, addMonths, firstOfNextMonth, lastOfMonth, type PlainDate } from '../base/plain-date';
import { formatDate } from '../base/written-dates';

/** The days in the life of a policy, each counted from the day that sets it off. Source: docs/domain/policy.md#r4-3. */

/** An increase or a decrease starts on the first day of the month after approval. */
export const changeEffectiveDate = (approved: PlainDate): PlainDate => firstOfNextMonth(approved);

/** From this day natural causes are covered too. */
export const waitingPeriodEnd = (coverStart: PlainDate): PlainDate =>
  addMonths(coverStart, limits.WAITING_MONTHS_NATURAL);

/** The last day of the exclusion of suicide. */
export const suicideExclusionEnd = (coverStart: PlainDate): PlainDate =>
  addMonths(coverStart, limits.WAITING_MONTHS_SUICIDE);

/** Until this day a new or changed policy may be undone, counted from when the documents were sent. */
export const coolingOffEnd = (documentsSent: PlainDate): PlainDate => addDays(documentsSent, limits.COOLING_OFF_DAYS);

/** Cover goes on until this day although the premium was not paid. */
export const graceEnd = (due: PlainDate): PlainDate => addDays(due, limits.GRACE_DAYS);

/** The day the policyholder is told that a premium is missing. */
export const unpaidNoticeDate = (due: PlainDate): PlainDate => addDays(due, limits.UNPAID_NOTICE_DAYS);

/** The first day without cover. */
export const lapseDate = (graceEnded: PlainDate): PlainDate => addDays(graceEnded, 1);

/** Until this day a lapsed policy may be reinstated on the same terms. */
export const reinstatementEnd = (lapsed: PlainDate): PlainDate => addDays(lapsed, limits.REINSTATEMENT_DAYS);

/** Whether a lapsed policy may still be reinstated by paying all arrears. */
export const canReinstate = (lapsed: PlainDate, today: PlainDate): boolean => today <= reinstatementEnd(lapsed);

/** The last day without premiums after the main member of a policy with the premium waiver died: from the next month on. */
export const paidUpUntil = (died: PlainDate): PlainDate => lastOfMonth(addMonths(died, limits.PREMIUM_WAIVER_MONTHS));

/** Without a first premium until this day the policy is not taken up. */
export const notTakenUpDate = (applied: PlainDate): PlainDate => addDays(applied, limits.NTU_DAYS);

export const newbornDays = 90;

/** A newborn added within these days of birth has no waiting period of its own when a parent has served one. */
export const isNewbornAddition = (birth: PlainDate, added: PlainDate): boolean => added <= addDays(birth, newbornDays);

/** What a policyholder is told about more cover: only the difference waits. */
export const increaseSentence = (extraCover: number, start: PlainDate): string =>
  `The extra cover of ${formatCover(extraCover)} starts on ${formatDate(start)} for accidental death and on ` +
  `${formatDate(waitingPeriodEnd(start))} for natural causes.`;

export const payoutSentence =
  'Valid claims are paid within 48 hours (two business days) after we have received all documents.';
export const cancellationSentence = 'To cancel your policy, call 086 000 7580.';
