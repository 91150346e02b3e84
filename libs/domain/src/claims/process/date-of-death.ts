import { isPlainDate, type PlainDate } from '../../base/plain-date';
import { fail, ok, type Result } from '../../base/result';

/**
 * The day on which somebody died, as it is sent. `birth` is the day of birth as `birthInIdNumber` reads it or as it is given beside; null: not
 * known. Source: docs/domain/claims.md#c1-2.
 */
export function checkDateOfDeath(
  date: string | null,
  { today, birth }: { today: PlainDate; birth: PlainDate | null },
): Result<PlainDate> {
  if (date === null || date.trim() === '') return fail('Enter the date of death');
  if (!isPlainDate(date)) return fail('Date of death must be a real date');
  if (date > today) return fail('The date of death cannot be in the future');
  return birth !== null && date < birth ? fail('The date of death is before the date of birth') : ok(date);
}

/**
 * The day of birth that an ID number says of somebody who has died, for `checkDateOfDeath`. Its two digits of a year stand for two years a
 * hundred apart: the later one that is not after the death counts, so that nobody who was old is taken for a child. Null: no such number.
 */
export function birthInIdNumber(idNumber: string, died: PlainDate): PlainDate | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})\d{7}$/.exec(idNumber) ?? [];
  const days = ['20', '19'].map((century) => `${century}${year}-${month}-${day}`).filter(isPlainDate);
  return days.find((birth) => birth <= died) ?? days.at(-1) ?? null;
}
