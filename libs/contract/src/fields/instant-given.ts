import * as v from 'valibot';

/** A moment that another system names. */
export const instantGiven = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40));
