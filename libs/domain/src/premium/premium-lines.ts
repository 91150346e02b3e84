import { hasLeftPolicy } from '../people/life-status';

/** A policy as far as its premium goes: the parts as they were fixed, in rand a month. */
export interface PolicyWithPremium {
  Base_Premium: number;
  ExtendedMembers: readonly { id: string; Life_Status: string; Monthly_Premium: number }[];
  SupplementaryBenefits: readonly { id: string; status: string; price: number }[];
}

/** One thing that is paid for each month. Spouse and children are inside the plan. */
export interface PremiumLine {
  kind: 'plan' | 'extended-member' | 'benefit';
  /** Of the extended member or the benefit; empty for the plan. */
  id: string;
  amount: number;
}

/** Whether a premium is asked for an extended member: not for one who has left or died. */
export const isPaidFor = (life: { Life_Status: string }): boolean => !hasLeftPolicy(life);

/** What the premium is made of: the plan, each extended member, each benefit. Source: docs/domain/plans.md#r5-5. */
export const premiumLines = (policy: PolicyWithPremium): PremiumLine[] => [
  { kind: 'plan', id: '', amount: policy.Base_Premium },
  ...policy.ExtendedMembers.filter(isPaidFor).map(({ id, Monthly_Premium }): PremiumLine => ({
    kind: 'extended-member',
    id,
    amount: Monthly_Premium,
  })),
  ...policy.SupplementaryBenefits.filter(({ status }) => status !== 'REMOVED').map(({ id, price }): PremiumLine => ({
    kind: 'benefit',
    id,
    amount: price,
  })),
];
