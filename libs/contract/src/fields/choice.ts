import * as v from 'valibot';
import { both } from './both';

/** One code of a list, which must be chosen. */
/** @__NO_SIDE_EFFECTS__ */
export function choice<const Code extends string>(codes: readonly Code[], sentence: string) {
  return both(v.picklist(codes), v.picklist(codes, sentence));
}

/** One code of a list, or none. */
/** @__NO_SIDE_EFFECTS__ */
export function optionalChoice<const Code extends string>(codes: readonly Code[], sentence: string) {
  return both(v.nullable(v.picklist(codes)), v.nullish(v.picklist(codes, sentence), null));
}
