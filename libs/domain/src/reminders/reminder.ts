import { limits } from '../base/limits';
import { addDays, type PlainDate } from '../base/plain-date';

/** What people are reminded of, one row each: how many days before. */
export const reminderDays = {
  /** A request runs out. Source: docs/domain/changes.md#r7-4. */
  REQUEST_EXPIRING: [3],
  /** A premium is due that nobody collects. Source: docs/domain/payments.md#r6-7. */
  PREMIUM_DUE: [5],
  /** The cover of a student ends without proof of study. Source: docs/domain/lives.md#r4-5. */
  PROOF_OF_STUDY_DUE: [60, 30, 7],
  /** A child reaches the age at which cover ends. */
  CHILD_AGE_LIMIT: [60, 7],
  CHILD_COVER_ENDS: [60, 7],
  /** The time runs out in which a newborn may be covered without an ID number. */
  ID_OUTSTANDING: [30, 7],
  /** Told when it has happened. */
  WAITING_PERIOD_ENDED: [0],
  EXTRA_COVER_WAITED: [0],
  /** Months without premiums end that the main member’s death brought. Source: docs/domain/claims.md#c8-3. */
  PREMIUMS_RESUME: [limits.PREMIUM_REVIEW_NOTICE_DAYS],
} as const;
export type ReminderKind = keyof typeof reminderDays;

/** One reminder. Kind, subject and day name it: it is sent once, whatever happens. */
export interface Reminder {
  kind: ReminderKind;
  /** The record it is about, by its id. */
  subject: string;
  /** The day it is for. */
  day: PlainDate;
  /** The last day on which it still helps: a round that was missed is made up for until then. */
  until: PlainDate;
  /** The day that it tells of. */
  date: PlainDate;
  /** Whom it names. */
  name: string;
  /** Rand. */
  amount?: number;
}

interface About {
  kind: ReminderKind;
  subject: string;
  date: PlainDate;
  name?: string;
  amount?: number;
}

/** The reminders before a day, each until the next one comes; the last until the day before. */
export const remindersBefore = ({ kind, subject, date, name = '', amount }: About): Reminder[] =>
  reminderDays[kind].map((days, place) => {
    const next = reminderDays[kind][place + 1] ?? 0;
    const reminder = { kind, subject, day: addDays(date, -days), until: addDays(date, -next - 1), date, name };
    return amount === undefined ? reminder : { ...reminder, amount };
  });
