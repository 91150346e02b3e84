import { type CappedBenefit } from '../plan/benefit-cap';

/**
 * What is paid on the death of one person, over all policies together. Source: docs/domain/policy.md#r4-2 and docs/domain/records.md#r9-22.
 */

export const totalCoverSentence = (name: string): string =>
  `The total cover on ${name} would be above the legal maximum`;

/** Cover and money riders together on the spouse's life, in rand: benefits that are paid on either death. */
export const spouseCoverWithRiders = (spouseCover: number, benefits: readonly CappedBenefit[]): number =>
  benefits
    .filter(({ coveredLives }) => coveredLives === 'MAIN_AND_SPOUSE')
    .reduce((total, { benefitAmount }) => total + benefitAmount, spouseCover);
