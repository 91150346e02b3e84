import { ages } from '../base/ages';
import { limits, minorLimit } from '../base/limits';
import { formatCover } from '../base/money';
import { fail, ok, type Result } from '../base/result';

/** The cover amounts an extended member can have, in rand. */
export const extendedCoverAmounts = [5000, 10_000, 15_000, 20_000, 30_000, 50_000] as const;

const oldAge = { from: 75, most: 30_000 };

/** The most an extended member of this age at entry can have, whatever the main member's cover. */
export const extendedCoverLimit = (age: number): number => (age >= oldAge.from ? oldAge.most : minorLimit(age));

/**
 * Refuses cover above the limit for the age or above the main member's own cover. docs/domain/plans.md#r5-3, docs/domain/records.md#r9-10.
 */
export function checkExtendedCover(age: number, cover: number, levelOfCover: number): Result<number> {
  if (!extendedCoverAmounts.some((amount) => amount === cover)) return fail('Select the cover amount');
  if (age < ages.schoolAge && cover > limits.MINOR_LIMIT_UNDER_6) {
    return fail(
      `Cover for a child under ${ages.schoolAge} may not be more than ${formatCover(limits.MINOR_LIMIT_UNDER_6)}`,
    );
  }
  const limit = extendedCoverLimit(age);
  if (cover > limit) return fail(`Cover for this age may not be more than ${formatCover(limit)}`);
  if (cover > levelOfCover) return fail(`Cover may not be more than your own cover of ${formatCover(levelOfCover)}`);
  return ok(cover);
}
