import { addYears, parseDayFirst, type PlainDate } from '../base/plain-date';
import { fail, ok, type Result } from '../base/result';

/** A date of birth as typed, day first; gives it as it is sent. Source: docs/domain/records.md#r9-2. */
export function checkDateOfBirth(typed: string, today: PlainDate): Result<PlainDate> {
  if (typed.trim() === '') return fail('Enter the date of birth');
  const birth = parseDayFirst(typed);
  if (birth === null || birth < addYears(today, -120)) return fail('Date of birth must be a real date');
  return birth > today ? fail('Date of birth must be today or in the past') : ok(birth);
}
