import { addDays, type PlainDate } from '../../base/plain-date';
import { timeInJohannesburg, todayInJohannesburg } from '../../base/south-african-time';
import { payoutDay } from './claim-clock';

/** When payments of claims are handed to the bank on business days, in Africa/Johannesburg. Source: docs/domain/claims.md#c6-3. */
const payoutRunTimes = ['08:00', '12:00', '15:00'] as const;

/** A payment that the bank has not answered about is asked about after so many minutes, and again after as many; it is never sent again. */
export const askAboutPayoutMinutes = 60;

/** From this time on the day before is compared with the list of the bank. */
const payoutProofTime = '06:00';

/** Days that are compared at one time at most. */
const mostDaysToProve = 31;

/** The moment of the run that began last today; null: none has begun, or banks do not work today. */
export function latestPayoutRun(now: Date): Date | null {
  const today = todayInJohannesburg(now);
  if (payoutDay(now) !== today) return null;
  const time = timeInJohannesburg(now);
  const begun = payoutRunTimes.findLast((run) => run <= time);
  return begun === undefined ? null : new Date(`${today}T${begun}:00+02:00`);
}

/**
 * Days that have to be compared with the list of the bank now, the earliest first: every day since the last that was, weekends too, because
 * money comes back on any day. `firstSentOn` is the day of the first payment ever; null: there was none, and there is nothing to compare.
 */
export function payoutDaysToProve(
  { firstSentOn, lastProved }: { firstSentOn: PlainDate | null; lastProved: PlainDate | null },
  now: Date,
): PlainDate[] {
  const from = lastProved === null ? firstSentOn : addDays(lastProved, 1);
  if (from === null) return [];
  const today = todayInJohannesburg(now);
  const end = timeInJohannesburg(now) >= payoutProofTime ? today : addDays(today, -1);
  const days: PlainDate[] = [];
  for (let day = from; day < end && days.length < mostDaysToProve; day = addDays(day, 1)) days.push(day);
  return days;
}

/** What stands on the bank statement of whoever is paid: `FUNERALCVR CL-7K3M-Q2XR-01`. */
export const payoutReference = (creditorShortName: string, number: string): string => `${creditorShortName} ${number}`;
