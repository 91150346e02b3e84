import { type Policy } from '@portal/contract';
import { extendedRelationships, fullName, isActiveLife, isUninsured, labelOf, premiumLines } from '@portal/domain';

/** One line of the premium: what for, and rand a month. */
export interface PremiumRow {
  id: string;
  label: string;
  /** Whom the plan covers at no further price. */
  includes: string;
  amount: number;
}

/** The premium of a policy per person and benefit. */
export const premiumRows = (policy: Policy): PremiumRow[] =>
  premiumLines(policy).map(({ kind, id, amount }) => {
    if (kind === 'plan')
      return { id: 'plan', label: policy.Product.Product_Name, includes: includedIn(policy), amount };
    if (kind === 'benefit') return { id, label: nameOfBenefit(policy, id), includes: '', amount };
    return { id, label: nameOfMember(policy, id), includes: '', amount };
  });

const nameOfBenefit = ({ SupplementaryBenefits }: Policy, id: string) =>
  SupplementaryBenefits.find((one) => one.id === id)?.name ?? id;

function nameOfMember({ ExtendedMembers }: Policy, id: string): string {
  const member = ExtendedMembers.find((one) => one.id === id);
  return member ? `${fullName(member)} (${labelOf(extendedRelationships, member.Relationship).toLowerCase()})` : id;
}

function includedIn({ MainMember, Spouse, Children }: Policy): string {
  const others = [...(Spouse ? [Spouse] : []), ...Children].filter(isActiveLife);
  return [...(isUninsured(MainMember) ? [] : [MainMember]), ...others].map(({ First_Name }) => First_Name).join(', ');
}
