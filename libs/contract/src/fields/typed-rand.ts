import * as v from 'valibot';
import { wholeCents } from './whole-cents';

const wrong = 'Enter the amount in rand';

// An amount in rand that somebody types: whole cents, and no less than this.
/* @__NO_SIDE_EFFECTS__ */
export const typedRand = (least: number) =>
  v.pipe(v.number(wrong), v.minValue(least, wrong), v.check(wholeCents, wrong));
