import { type Identity } from '@portal/contract';
import { coverForChild, hasNoCover, mainMemberCover, type PlainDate, spouseCoverWithRiders } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { benefitsHeld } from '../plan/plan-of-policy';
import { isSamePerson } from '../rules/same-person';

/** What these policies pay together on the death of a person on a day, money riders included. Rand. */
export const coverElsewhere = (person: Identity, policies: readonly StoredPolicy[], on: PlainDate): number =>
  policies
    .filter(({ Policy_Status, Policy_Type }) => Policy_Type === 'FUNERAL' && !hasNoCover(Policy_Status))
    .reduce((sum, policy) => sum + coverOn(policy, person, on), 0);

/** The maximum is one for a person, in whatever roles the policy covers them. */
function coverOn(policy: StoredPolicy, person: Identity, on: PlainDate): number {
  const { Product, MainMember, Spouse, Children, ExtendedMembers } = policy;
  const benefits = benefitsHeld(policy);
  const covers = [
    { life: MainMember, amount: mainMemberCover(Product.levelOfCover, benefits) },
    ...(Spouse ? [{ life: Spouse, amount: spouseCoverWithRiders(Product.spouseCover, benefits) }] : []),
    ...Children.map((life) => ({ life, amount: coverForChild(Product, life.Date_Of_Birth, on) })),
    ...ExtendedMembers.map((life) => ({ life, amount: life.Cover_Amount })),
  ];
  return covers
    .filter(({ life }) => isCoveredOn(life, on) && isSamePerson(life, person))
    .reduce((sum, { amount }) => sum + amount, 0);
}

const isCoveredOn = (life: { Life_Status: string; Cover_End_Date: PlainDate | null }, on: PlainDate) =>
  (life.Life_Status === 'ACTIVE' || life.Life_Status === 'PENDING') && (life.Cover_End_Date ?? '9999') > on;
