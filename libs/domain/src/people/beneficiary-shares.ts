import { fail, ok, type Result } from '../base/result';

/** Whole percents of one benefit. */
export const sharesSentence = 'Beneficiary shares must add up to 100%';

/** What must be known while there is no beneficiary, and before the last one goes. Source: docs/domain/lives.md#r4-6. */
export const estateSentence = 'You have no beneficiary. Your benefit will be paid to your estate.';

/** What is left to give away; below zero when too much was given. */
export const remainingShare = (shares: readonly number[]): number => shares.reduce((left, share) => left - share, 100);

/** Shares of all active beneficiaries: whole percents from 1 that add up to 100; none at all is allowed. */
export const checkShares = (shares: readonly number[]): Result<true> =>
  shares.length === 0 ||
  (shares.every((share) => Number.isInteger(share) && share >= 1) && remainingShare(shares) === 0)
    ? ok(true)
    : fail(sharesSentence);

/** A fair proposal for so many people: equal whole percents, the first ones take what does not divide. */
export const equalShares = (people: number): number[] =>
  Array.from({ length: people }, (_, place) => Math.floor(100 / people) + (place < 100 % people ? 1 : 0));
