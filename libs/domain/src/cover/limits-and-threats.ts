import { ages } from '../base/ages';
import { minorLimit } from '../base/limits';
import { addDays, type PlainDate, yearOf } from '../base/plain-date';
import { ageOn, birthdayOf } from '../people/age';
import { type CoverOfLife } from './lives-on-policy';
import { type CoverPart } from './parts-of-cover';
import { naturalFromOf } from './payable-on';
import { type AmountFrom, type CoverLimit, type CoverThreat } from './person-cover';

/** Why less is paid on a day than the plan says. Source: docs/domain/policy.md#r4-2 and #r4-3. */
export const limitsOfCover = (person: CoverOfLife, parts: readonly CoverPart[], on: PlainDate): CoverLimit[] => [
  ...increaseWaits(parts, on),
  ...aboveMaximum(person, on),
];

/** What is paid for natural causes today and from each day on that a part comes to be paid, where it comes in several steps. */
function increaseWaits(parts: readonly CoverPart[], on: PlainDate): CoverLimit[] {
  const waits = parts.some((part) => part.isAdded && naturalFromOf(part) > on);
  if (!waits) return [];
  const days = [on, ...new Set(parts.map(naturalFromOf).filter((day) => day > on))].toSorted();
  const steps = days
    .map((from): AmountFrom => {
      const paid = parts.filter((part) => naturalFromOf(part) <= from);
      return { amount: paid.reduce((sum, { amount }) => sum + amount, 0), from };
    })
    .filter(({ amount }) => amount > 0);
  const until = addDays(steps.at(-1)?.from ?? on, -1);
  return steps.length > 1 ? [{ kind: 'increase', rule: 'increase', steps, until }] : [];
}

const limitAges = [ages.schoolAge, ages.afterMinorLimits] as const;

function aboveMaximum({ life, amountOn }: CoverOfLife, on: PlainDate): CoverLimit[] {
  const { here, byPlan } = amountOn(on);
  if (here >= byPlan) return [];
  const age = ageOn(life.Date_Of_Birth, on);
  const underAge = limitAges.find((limit) => age < limit) ?? null;
  const until = underAge === null ? null : addDays(birthdayOf(life.Date_Of_Birth, underAge), -1);
  return [{ kind: 'legal-maximum', rule: 'legal-maximum', amount: here, most: minorLimit(age), underAge, until }];
}

/** So long before cover ends for want of proof of study its policyholder is asked for it: since 1 January. */
const daysToProve = 120;

/** A student's cover that ends unless proof comes, from the day on which proof for that year may come. docs/domain/lives.md#r4-5. */
export function studyThreat({ studyUntil: until }: CoverOfLife, on: PlainDate): CoverThreat[] {
  const isTime = until !== null && until > on && yearOf(until) === yearOf(on) && addDays(until, -daysToProve) <= on;
  return isTime ? [{ kind: 'proof-of-study', rule: 'proof-of-study', until }] : [];
}
