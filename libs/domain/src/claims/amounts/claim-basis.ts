import { type PlainDate } from '../../base/plain-date';
import { type PolicyWithLives } from '../../cover/cover-facts';
import { coverElsewhereBefore, type CoverElsewhere } from './cover-elsewhere';
import { type Deceased, type LifeOnDay } from './deceased';
import { lifeOnDay } from './life-on-day';
import { type OverduePremium, overduePremiumsOn } from './overdue-premiums';
import { type AssessedPolicy, assessPolicy, type PolicyStanding } from './policy-on-day-of-death';
import { type BenefitTerms, type HeldBenefit, type Rider, ridersOf } from './riders';

/** A policy as it was saved by the day of death. */
export interface PolicyAtDeath extends PolicyWithLives {
  Policy_Number: string;
  Policy_Type: string;
  SupplementaryBenefits: readonly HeldBenefit[];
}

/** What is known of a death besides the policy. */
export interface FactsOfDeath {
  dayOfDeath: PlainDate;
  deceased: Deceased;
  standing: PolicyStanding;
  /** The catalogue's benefits. */
  benefits: readonly BenefitTerms[];
  /** What our other funeral policies pay for the same person. */
  coverElsewhere?: readonly CoverElsewhere[];
  /** Rand that other insurers paid for a child; asked under 14 only. */
  paidByOtherInsurers?: number;
  /** Rand on the invoice for transporting the body; null: none, or it was done in kind. */
  transportInvoice?: number | null;
}

/** Everything that the amounts of a claim follow from, as it stood on the day of death. Amounts in rand. */
export interface ClaimBasis {
  dayOfDeath: PlainDate;
  policyNumber: string;
  inceptionDate: PlainDate;
  /** Policies of other types have no legal maximum. */
  isFuneralPolicy: boolean;
  policy: AssessedPolicy;
  life: LifeOnDay;
  /** Those that can pay for this person, in catalogue order. */
  riders: readonly Rider[];
  /** Premiums that were due before the day of death, the oldest first. */
  overduePremiums: readonly OverduePremium[];
  /** What is paid before this policy is. */
  coverElsewhere: readonly CoverElsewhere[];
  paidByOtherInsurers: number;
}

/**
 * Puts together what a claim is computed from.
 *
 * @param policy the edition of the day of death, never a later one: what changed afterwards has no effect
 *
 * Source: docs/domain/claims.md#c2-3 and #c4-2.
 */
export function claimBasis(policy: PolicyAtDeath, facts: FactsOfDeath): ClaimBasis {
  const { dayOfDeath, deceased, standing, benefits, coverElsewhere = [], transportInvoice = null } = facts;
  const { Policy_Number: policyNumber, Inception_Date: inceptionDate, SupplementaryBenefits } = policy;
  const assessed = assessPolicy(standing, { inceptionDate, dayOfDeath });
  return {
    dayOfDeath,
    policyNumber,
    inceptionDate,
    isFuneralPolicy: policy.Policy_Type === 'FUNERAL',
    policy: assessed,
    life: lifeOnDay(policy, deceased, dayOfDeath),
    riders: ridersOf(SupplementaryBenefits, benefits, { kind: deceased.kind, transportInvoice }),
    overduePremiums: overduePremiumsOn(policy, assessed.status, dayOfDeath),
    coverElsewhere: coverElsewhereBefore({ policyNumber, inceptionDate }, coverElsewhere),
    paidByOtherInsurers: facts.paidByOtherInsurers ?? 0,
  };
}
