import * as v from 'valibot';
import { documented } from './documented';

/** How values look in answers. Lenient: what the service sends is described, not judged. */
export const text = v.string();
export const textOrNull = v.nullable(text);
/** A record's key: a uuid, or a slug for catalogue records. Opaque to clients. */
export const key = v.string();
/** `YYYY-MM-DD` in Africa/Johannesburg. */
export const day = v.pipe(v.string(), documented({ format: 'date' }));
export const dayOrNull = v.nullable(day);
/** ISO 8601 in UTC. */
export const instant = v.pipe(v.string(), documented({ format: 'date-time' }));
export const instantOrNull = v.nullable(instant);
/** Rand, at most two decimals. */
export const rand = v.number();
export const randOrNull = v.nullable(rand);
export const count = v.pipe(v.number(), v.integer());
export const yesNo = v.boolean();
