import { fail, ok, type Result } from '../base/result';

/** The least and the most that one beneficiary is paid, in whole percents of one benefit. Source: docs/domain/lives.md#r4-6. */
export const shareLimits = { least: 1, most: 100 } as const;
/** One beneficiary alone has the whole benefit, and several share it out. */
export const wholeBenefit = 100;

export const shareSentence = /* @__PURE__ */ shareSentenceOf(shareLimits);
export const sharesSentence = `Beneficiary shares must add up to ${wholeBenefit}%`;
export const sharesHint = `Whole numbers that add up to ${wholeBenefit}.`;

/** What must be known while there is no beneficiary, and before the last one goes. */
export const estateSentence = 'You have no beneficiary. Your benefit will be paid to your estate.';

function shareSentenceOf({ least, most }: typeof shareLimits): string {
  return `Benefit share must be a whole number from ${least} to ${most}`;
}

/** Whether this can be a share at all, whatever the others are. */
export const isShare = (share: number): boolean =>
  Number.isInteger(share) && share >= shareLimits.least && share <= shareLimits.most;

/** What is left to give away; below zero when too much was given. */
export const remainingShare = (shares: readonly number[]): number =>
  shares.reduce((left, share) => left - share, wholeBenefit);

/** Shares of all active beneficiaries: they give away the whole benefit; none at all is allowed. */
export const checkShares = (shares: readonly number[]): Result<true> =>
  shares.length === 0 || (shares.every(isShare) && remainingShare(shares) === 0) ? ok(true) : fail(sharesSentence);

/** What one person is paid in a split; an id of null is who is being added. */
export interface SharePart {
  id: string | null;
  Benefit_Share: number;
}

/**
 * A complete split: nobody is named twice, and the shares give away the whole benefit. With `people`, it names exactly these.
 * Source: docs/domain/records.md#r9-11.
 */
export function checkSplit(split: readonly SharePart[], people?: readonly (string | null)[]): Result<true> {
  const named = new Set(split.map(({ id }) => id));
  const isEverybody = !people || (people.length === named.size && people.every((id) => named.has(id)));
  return named.size === split.length && isEverybody
    ? checkShares(split.map(({ Benefit_Share }) => Benefit_Share))
    : fail(sharesSentence);
}

/** A fair proposal for so many people: equal whole percents, the first ones take what does not divide. */
export const equalShares = (people: number): number[] =>
  Array.from(
    { length: people },
    (_, place) => Math.floor(wholeBenefit / people) + (place < wholeBenefit % people ? 1 : 0),
  );
