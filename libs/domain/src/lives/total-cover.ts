import { ageOn } from '../people/age';
import { type CappedBenefit } from '../plan/benefit-cap';
import { minorLimit } from '../base/limits';
import { type PlainDate } from '../base/plain-date';
import { fail, ok, type Result } from '../base/result';

/**
 * What is paid on the death of one person, over all policies together. Source: docs/domain/policy.md#r4-2 and docs/domain/records.md#r9-22.
 */

export const totalCoverSentence = (name: string): string =>
  `The total cover on ${name} would be above the legal maximum`;

/** One person, with the cover that is asked for and the cover held on other policies. Rand, riders in money included. */
export interface InsuredPerson {
  First_Name: string;
  Date_Of_Birth: PlainDate;
  cover: number;
  coverElsewhere: number;
}

/** Refuses cover that would take a person above the legal maximum for the age on the day that it starts. */
export function checkTotalCover(person: InsuredPerson, starts: PlainDate): Result<number> {
  const total = person.cover + person.coverElsewhere;
  return total <= minorLimit(ageOn(person.Date_Of_Birth, starts))
    ? ok(total)
    : fail(totalCoverSentence(person.First_Name), 'CAP_REACHED');
}

/** Cover and money riders together on the spouse's life, in rand: benefits that are paid on either death. */
export const spouseCoverWithRiders = (spouseCover: number, benefits: readonly CappedBenefit[]): number =>
  benefits
    .filter(({ coveredLives }) => coveredLives === 'MAIN_AND_SPOUSE')
    .reduce((total, { benefitAmount }) => total + benefitAmount, spouseCover);
