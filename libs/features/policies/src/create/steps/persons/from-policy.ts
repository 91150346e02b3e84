import { type Policy } from '@portal/contract';
import { activeBeneficiaries } from '@portal/domain';
import { type Typed } from '../../application/application';
import { type Kind } from '../../application/application';

type Known = { id: string; First_Name: string; Surname: string } & Typed;

/** People of the policy on screen who may be covered here as well: their form begins with what is known. */
export function knownPeople(policy: Policy, kind: Kind): Known[] {
  const { Spouse, Children, ExtendedMembers } = policy;
  const people: Record<Kind, readonly unknown[]> = {
    Spouse: Spouse ? [Spouse] : [],
    Children,
    ExtendedMembers,
    Beneficiaries: activeBeneficiaries(policy),
  };
  return (people[kind] as Known[]).filter(({ Life_Status = 'ACTIVE' }) => Life_Status === 'ACTIVE');
}
