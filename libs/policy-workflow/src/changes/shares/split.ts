import { equalShares, formatCover, isShare, remainingShare, wholeBenefit } from '@portal/domain';

/** A share as it is typed: `null` is the person who is being added. */
export interface TypedShare {
  readonly id: string | null;
  readonly share: string;
}

/** `70 %`, with a space that does not break. */
export const inPercent = (share: number): string => `${share}\u00a0%`;

/** What a share comes to, in rand. Shares are whole percents and cover is whole hundreds, so no cents are lost. */
export const shareOfCover = (cover: number, share: number): string => formatCover((cover * share) / wholeBenefit);

/** The whole percent that was typed; null for nothing, NaN for what is none. */
export function percentIn(typed: string): number | null {
  const digits = typed.replace(/[\s%]/g, '');
  if (digits === '') return null;
  return /^\d{1,3}$/.test(digits) ? Number(digits) : Number.NaN;
}

/** Whether this can be a share at all, whatever the others are. */
export const isGoodShare = (typed: string): boolean => isShare(percentIn(typed) ?? Number.NaN);

/** How much is given away so far, and that in words. */
export function sumOf(rows: readonly TypedShare[]): { given: number; state: 'open' | 'whole' | 'over'; words: string } {
  const percents = rows.map(({ share }) => percentIn(share) || 0);
  const left = remainingShare(percents);
  const given = wholeBenefit - left;
  if (left < 0) return { given, state: 'over', words: `${inPercent(-left)} too much` };
  if (left > 0) return { given, state: 'open', words: `${inPercent(left)} left to give` };
  return percents.every(isShare)
    ? { given, state: 'whole', words: `All ${inPercent(wholeBenefit)} is shared out` }
    : { given, state: 'open', words: 'Nothing is left to give: make another share smaller' };
}

/** The same people with equal shares. */
export const sharedEqually = (rows: readonly TypedShare[]): TypedShare[] => {
  const shares = equalShares(rows.length);
  return rows.map(({ id }, place) => ({ id, share: String(shares[place]) }));
};

/** A row for each of these people and nobody else: what was typed stays, and somebody alone has everything. */
export function rowsFor(ids: readonly (string | null)[], typed: readonly TypedShare[]): TypedShare[] {
  if (ids.length === 1) return ids.map((id) => ({ id, share: String(wholeBenefit) }));
  return ids.map((id) => typed.find((row) => row.id === id) ?? { id, share: '' });
}

export const sameRows = (one: readonly TypedShare[], other: readonly TypedShare[]): boolean =>
  one.length === other.length && one.every(({ id, share }, at) => id === other[at]?.id && share === other[at].share);
