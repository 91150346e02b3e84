import { type CappedBenefit, checkBenefitCap, isMainMemberRider } from './benefit-cap';

/** A supplementary benefit as far as adding it goes. */
export type BenefitToAdd = CappedBenefit & { id: string; name: string; isAvailableOnLegacy: boolean };

/** The policy that it would join. */
export interface BenefitHolder {
  levelOfCover: number;
  isLegacy: boolean;
  /** The policyholder pays for others only. */
  isUninsured: boolean;
  held: readonly (CappedBenefit & { id: string })[];
}

/**
 * Why this benefit cannot be added to the policy, in a sentence; null when it can. Source: docs/domain/plans.md#r5-2, #r5-4,
 * docs/domain/records.md#r9-13.
 */
export function whyNotBenefit(benefit: BenefitToAdd, holder: BenefitHolder): string | null {
  const { levelOfCover, isLegacy, isUninsured, held } = holder;
  if (held.some(({ id }) => id === benefit.id)) return 'You already have this benefit';
  if (isLegacy && !benefit.isAvailableOnLegacy) return `The ${benefit.name} is not available on your plan`;
  if (isUninsured && isMainMemberRider(benefit)) {
    return 'It is paid on your own death, which this policy does not insure';
  }
  const cap = checkBenefitCap(levelOfCover, [...held, benefit]);
  return cap.success ? null : cap.message;
}
