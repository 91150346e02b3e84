import * as v from 'valibot';
import { documented } from './documented';

// How values look in answers. Lenient: what the service sends is described, not judged.

export const text = v.string();
export const textOrNull = v.nullable(text);
/** A key: a uuid, or a slug for what is sold; opaque to clients. */
export const key = v.string();
/** `YYYY-MM-DD` in Africa/Johannesburg. */
export const day = v.pipe(v.string(), documented({ format: 'date' }));
/** `YYYY-MM-DD` in Africa/Johannesburg. */
export const dayOrNull = v.nullable(day);
/** ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), documented({ format: 'date-time' }));
/** ISO 8601 in UTC. */
export const instantOrNull = v.nullable(instant);
/** Rand, at most two decimals. */
export const rand = v.number();
/** Rand, at most two decimals. */
export const randOrNull = v.nullable(rand);
export const count = v.pipe(v.number(), v.integer());
export const yesNo = v.boolean();
