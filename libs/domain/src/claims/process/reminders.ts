import { daysBetween, type PlainDate } from '../../base/plain-date';
import { accountReminderDays, claimLimits, documentReminderDays } from './claim-limits';

/** Somebody who has to send us something. */
export interface WaitingClaim {
  /** The day from which it counts: of the report, of the last document, of the approval. */
  since: PlainDate;
  /** The days of the list on which a reminder went out since then: 7 for the one of day 7. */
  reminded: readonly number[];
  today: PlainDate;
}

/** The reminder that is due, by its day; the later one alone where an earlier one was missed. Null: none. */
function reminderDue(days: readonly number[], { since, reminded, today }: WaitingClaim): number | null {
  const passed = daysBetween(since, today);
  const last = Math.max(0, ...reminded);
  return days.findLast((day) => day <= passed && day > last) ?? null;
}

/** What becomes of a claim that waits for documents. */
export type DocumentWait = { kind: 'REMIND'; day: number } | { kind: 'CLOSE_FOR_NOW' };

/**
 * What is due for a claim that waits for documents: the next reminder, or its closing for now (DORMANT), never without the last reminder.
 * Null: nothing today. Source: docs/domain/claims.md#c2-5 and #c3.
 */
export function documentWait(waiting: WaitingClaim): DocumentWait | null {
  const day = reminderDue(documentReminderDays, waiting);
  if (day !== null) return { kind: 'REMIND', day };
  return daysBetween(waiting.since, waiting.today) >= claimLimits.DORMANT_DAYS ? { kind: 'CLOSE_FOR_NOW' } : null;
}

/** The reminder to say where to pay that is due since the approval, by its day; null: none. Source: docs/domain/claims.md#c3. */
export const accountReminder = (waiting: WaitingClaim): number | null => reminderDue(accountReminderDays, waiting);
