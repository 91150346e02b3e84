import {
  collectedIn,
  dueDateIn,
  firstOfMonth,
  firstOfNextMonth,
  formatDate,
  type PlainDate,
  publicHolidays,
  yearOf,
} from '@portal/domain';

/** Why a debit order is not taken on its day. */
export interface MovedCollection {
  /** The day that was agreed. */
  agreed: PlainDate;
  reason: 'Sunday' | (string & {});
}

/**
 * Whether a collection stands on another day than agreed, and why: no money moves on Sundays and public holidays. A collection may
 * fall in the month before its premium's. Source: docs/domain/banking.md#r3-6.
 */
export function movedCollection(collected: PlainDate, debitDay: number): MovedCollection | null {
  const month = [firstOfMonth(collected), firstOfNextMonth(collected)].find(
    (candidate) => collectedIn(candidate, debitDay) === collected,
  );
  const agreed = month === undefined ? collected : dueDateIn(month, debitDay);
  if (agreed === collected) return null;
  const holiday = publicHolidays(yearOf(agreed)).find(({ date }) => date === agreed);
  return { agreed, reason: holiday?.name ?? 'Sunday' };
}

/** `Brought forward from 15 November 2026, which is a Sunday.` */
export const movedSentence = ({ agreed, reason }: MovedCollection): string =>
  reason === 'Sunday'
    ? `Brought forward from ${formatDate(agreed)}, which is a Sunday.`
    : `Brought forward from ${formatDate(agreed)}, which is a public holiday (${reason}).`;
