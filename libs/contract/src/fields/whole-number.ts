import * as v from 'valibot';

/** A whole number within limits, also as text, as it stands in an address. */
/* @__NO_SIDE_EFFECTS__ */
export function wholeNumber(least: number, most: number) {
  return v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/))], 'Must be a whole number'),
    v.transform(Number),
    v.integer('Must be a whole number'),
    v.minValue(least, `Must be at least ${least}`),
    v.maxValue(most, `Must be at most ${most}`),
  );
}
