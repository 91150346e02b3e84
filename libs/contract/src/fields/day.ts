import { isPlainDate } from '@portal/domain';
import * as v from 'valibot';
import { both } from './both';
import { documented } from './documented';
import { givenOrNull, givenText } from './given';
import { day, dayOrNull } from './plain';

/** A date that must be there, as `YYYY-MM-DD`. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredDay(required: string, wrong: string) {
  return both(
    day,
    v.pipe(
      givenText(required),
      documented({ format: 'date' }),
      v.trim(),
      v.nonEmpty(required),
      v.check((date) => isPlainDate(date), wrong),
    ),
  );
}

/** A date that may be left out. Nothing typed becomes null. */
/* @__NO_SIDE_EFFECTS__ */
export function optionalDay(wrong: string) {
  return both(
    dayOrNull,
    v.pipe(
      givenOrNull(),
      documented({ format: 'date' }),
      v.transform((date) => date?.trim() || null),
      v.check((date) => date === null || isPlainDate(date), wrong),
    ),
  );
}
