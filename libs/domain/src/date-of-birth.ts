import { addYears, parseDayFirst, type PlainDate } from './plain-date';
import { fail, ok, type Result } from './result';

/** A date of birth as typed, day first; gives it as it is sent. Source: domain rules 9.2. */
export function checkDateOfBirth(typed: string, today: PlainDate): Result<PlainDate> {
  if (typed.trim() === '') return fail('Date of birth is required');
  const birth = parseDayFirst(typed);
  if (birth === null || birth < addYears(today, -120)) return fail('Enter a valid date of birth (DD/MM/YYYY)');
  return birth > today ? fail('Date of birth cannot be in the future') : ok(birth);
}
