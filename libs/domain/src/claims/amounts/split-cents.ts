/**
 * Whole cents split by shares: each part is rounded down, and the cents left over go one each to the largest shares, of equal ones to
 * the first. The parts add up to the whole. Source: docs/domain/claims.md#c4-2.
 *
 * @param shares above zero in all; what they add up to is the whole, whether that is 100 or not
 * @throws RangeError when they add up to nothing
 */
export function splitCents(wholeCents: number, shares: readonly number[]): number[] {
  const all = shares.reduce((sum, share) => sum + share, 0);
  if (all <= 0) throw new RangeError('Nobody has a share');
  const parts = shares.map((share) => Math.floor((wholeCents * share) / all));
  const leftCents = wholeCents - parts.reduce((sum, part) => sum + part, 0);
  const largestFirst = shares
    .map((_, place) => place)
    .toSorted((one, other) => (shares[other] ?? 0) - (shares[one] ?? 0));
  const luckyOnes = new Set(largestFirst.slice(0, leftCents));
  return parts.map((part, place) => (luckyOnes.has(place) ? part + 1 : part));
}
