import { type FieldChange, type ShareAllocation } from '@portal/contract';
import { activeBeneficiaries } from '@portal/domain';
import { type StoredPolicy } from '@portal/service-store';
import { type EntityRecord, type Proposal } from '../base/change';

/** A beneficiary as it was or would be, with the shares of all. */
export type WithSplit = EntityRecord & { ShareAllocation?: ShareAllocation };

/**
 * The shares of everybody who is paid as the policy stands: first those whom a split names, in its order, with 0 for who is not paid any
 * more, then the others.
 */
export function splitOf(policy: StoredPolicy, split: ShareAllocation): ShareAllocation {
  const paid = activeBeneficiaries(policy);
  const named = split.map(({ id }) => id).filter((id) => id !== null);
  const others = paid.map(({ id }) => id).filter((id) => !named.includes(id));
  return [...named, ...others].map((id) => ({
    id,
    Benefit_Share: paid.find((one) => one.id === id)?.Benefit_Share ?? 0,
  }));
}

export const isSameSplit = (one: ShareAllocation | undefined, other: ShareAllocation | undefined): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** One split beside another, in words; null: nobody is paid. */
export const splitsInWords = (
  { Beneficiaries }: StoredPolicy,
  [then, now]: readonly [ShareAllocation, ShareAllocation],
  joining = '-',
) => {
  const nameOf = (id: string | null) => Beneficiaries.find((one) => one.id === id)?.First_Name ?? joining;
  const inWords = (split: ShareAllocation) =>
    split.map(({ id, Benefit_Share }) => `${nameOf(id)} ${Benefit_Share}%`).join(', ') || null;
  return { label: 'Shares of all', then: inWords(then), now: inWords(now) };
};

/** What whoever approves reads of the shares that move along. */
export function splitRows(policy: StoredPolicy, { current, proposed }: Pick<Proposal, 'current' | 'proposed'>) {
  const [then, now] = [current, proposed].map((record) => (record as WithSplit | null)?.ShareAllocation);
  if (!then || !now || isSameSplit(then, now)) return [];
  const words = splitsInWords(policy, [then, now], String(proposed?.['First_Name']));
  const row: FieldChange = {
    field: 'ShareAllocation',
    label: words.label,
    current: words.then,
    proposed: words.now,
    changed: true,
  };
  return [row];
}
