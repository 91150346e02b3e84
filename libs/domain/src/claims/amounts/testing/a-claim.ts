import { ageOn } from '../../../people/age';
import { type PlainDate } from '../../../base/plain-date';
import { supplementaryBenefits } from '../../../catalogue';
import { basePremium } from '../../../premium/premium';
import { aCoveredFamily, aLife } from '../../../testing/a-covered-family';
import { waitingPeriodEnd } from '../../../policy/policy-dates';
import { planNamed } from '../../testing/plan-named';
import { claimAmounts } from '../claim-amounts';
import { claimBasis, type FactsOfDeath, type PolicyAtDeath } from '../claim-basis';
import { type Deceased } from '../deceased';
import { type KnownCause } from '../known-causes';
import { type PolicyStanding } from '../policy-on-day-of-death';

/** The day on which every claim of these tests is decided. */
export const decidedOn = '2026-11-20';

const startingOn = (since: PlainDate) => ({
  Cover_Start_Date: since,
  Waiting_Period_End_Date: waitingPeriodEnd(since),
});

/** A life whose cover starts on a day. */
export const aLifeSince = (name: string, since: PlainDate, more: Parameters<typeof aLife>[1] = {}) =>
  aLife(name, { ...startingOn(since), ...more });

/** A policy of a plan since a day, its main member born in 1982, its premium that of the catalogue, paid to the end of 2026. */
export function aPolicyOn(planName: string, since: PlainDate, more: Partial<PolicyAtDeath> = {}): PolicyAtDeath {
  const plan = planNamed(planName);
  const mainMember = aLifeSince('Thandi', since, { Date_Of_Birth: '1982-06-15' });
  const base = basePremium(plan.premiums, ageOn(mainMember.Date_Of_Birth, since));
  if (base === null) throw new Error(`${planName} has no premium for this age`);
  return {
    ...aCoveredFamily({
      Product: plan,
      Inception_Date: since,
      Paid_To_Date: '2026-12-31',
      Monthly_Premium: base,
      PaymentMethod: { Debit_Day: 1 },
      MainMember: mainMember,
      Spouse: aLifeSince('Sipho', since),
      Children: [],
      ExtendedMembers: [],
    }),
    Policy_Number: 'SSF000001',
    Policy_Type: 'FUNERAL',
    SupplementaryBenefits: [],
    ...more,
  };
}

/** Benefits held since a day. */
export const heldSince = (startDate: PlainDate, ...ids: string[]) =>
  ids.map((id) => ({ id, startDate, status: 'ACTIVE' }));

export const mainMemberOf = ({ MainMember }: PolicyAtDeath): Deceased => ({
  kind: 'MAIN_MEMBER',
  lifeId: MainMember.id,
  dateOfBirth: MainMember.Date_Of_Birth,
});

export const standingAs = (status: PolicyStanding['status'], more: Partial<PolicyStanding> = {}): PolicyStanding => ({
  status,
  lastDay: null,
  lapse: null,
  ...more,
});

/** The facts of a main member's death on a policy that was active. */
export const aDeath = (
  policy: PolicyAtDeath,
  dayOfDeath: PlainDate,
  more: Partial<FactsOfDeath> = {},
): FactsOfDeath => ({
  dayOfDeath,
  deceased: mainMemberOf(policy),
  standing: standingAs('ACTIVE'),
  benefits: supplementaryBenefits,
  ...more,
});

/** A policy that pays the same for every cause. */
export const paysElsewhere = (inceptionDate: PlainDate, amount: number, policyNumber = 'SSF000000') => ({
  policyNumber,
  inceptionDate,
  amounts: { NATURAL: amount, ACCIDENT: amount, VIOLENCE: amount, SUICIDE: amount } satisfies Record<
    KnownCause,
    number
  >,
});

export const moneyRiders = [
  'sup-grocery',
  'sup-airtime',
  'sup-tombstone',
  'sup-after-tears',
  'sup-memorial',
  'sup-accidental',
] as const;

/** A single member with every benefit that pays money, long past waiting. */
export const platinumWithRiders = aPolicyOn('Platinum Single Member Plan', '2021-01-01', {
  SupplementaryBenefits: heldSince('2021-01-01', ...moneyRiders),
});

/** What is paid on a death on 10 November 2026, or on another day. */
export const amountsFor = (policy: PolicyAtDeath, more: Partial<FactsOfDeath> = {}, died = '2026-11-10') =>
  claimAmounts(claimBasis(policy, aDeath(policy, died, more)), { decidedOn });
