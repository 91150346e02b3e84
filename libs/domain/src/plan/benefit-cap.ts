import { limits } from '../base/limits';
import { formatCover } from '../base/money';
import { fail, ok, type Result } from '../base/result';

/** A supplementary benefit as far as the legal maximum goes; the amount is its money value in rand. */
export interface CappedBenefit {
  benefitAmount: number;
  coveredLives: 'MAIN' | 'MAIN_AND_SPOUSE' | 'ALL_LIVES' | 'POLICY';
}

/** Money riders on the main member's life. A benefit for all lives is given in kind, one for the policy pays no one. */
/** Whether a benefit is paid on the main member’s death. */
export const isMainMemberRider = ({ coveredLives }: CappedBenefit) =>
  coveredLives === 'MAIN' || coveredLives === 'MAIN_AND_SPOUSE';

/** Cover and money riders together on the main member's life, in rand. Source: docs/domain/plans.md#r5-4. */
export const mainMemberCover = (levelOfCover: number, benefits: readonly CappedBenefit[]): number =>
  benefits.filter(isMainMemberRider).reduce((total, { benefitAmount }) => total + benefitAmount, levelOfCover);

/** Refuses what takes the main member's life above the legal maximum, on a new benefit as on a bigger plan. */
export const checkBenefitCap = (levelOfCover: number, benefits: readonly CappedBenefit[]): Result<number> => {
  const cover = mainMemberCover(levelOfCover, benefits);
  return cover <= limits.MAX_BENEFIT_PER_LIFE
    ? ok(cover)
    : fail(
        `This benefit would take the cover on your life above the legal maximum of ${formatCover(limits.MAX_BENEFIT_PER_LIFE)}`,
        'CAP_REACHED',
      );
};
