import { type ShareAllocation } from '@portal/contract';
import {
  type StoredBankingDetails,
  type StoredBeneficiary,
  type StoredChild,
  type StoredExtendedMember,
  type StoredMainMember,
  type StoredPolicy,
  type StoredSpouse,
} from '@portal/service-store';
import { kindsOfChange, type PlainDate } from '@portal/domain';
import { type EntityRecord, type Proposal } from '../base/change';
import { benefitsRecord, planOnSale, planRecord } from '../plan/plan-of-policy';
import { withOtherCover } from '../plan/cover-increases';
import { withBenefits } from '../plan/with-benefits';
import { withPlan } from '../plan/with-plan';
import { withMethod } from '../debit-order/with-account';
import { putAccount } from './put-account';
import { withPremiums } from '../plan/premium-of-policy';
import { policyTakenOver } from '../takeover/policy-taken-over';
import { takeoverRecord } from '../takeover/takeover-record';
import { policyUndone } from '../undo/policy-undone';
import { changedFields } from '../base/changed-fields';

/** What is put into a policy: which record, and as what. */
export type Placement = Pick<Proposal, 'actionType' | 'entityType' | 'entityId' | 'proposed' | 'takeover' | 'undo'> & {
  current: EntityRecord | null;
  /** The day it holds from. */
  effectiveDate: PlainDate;
};

/**
 * The policy with a record put in, replaced or taken out, and its premiums added up again. Pure.
 *
 * Somebody who died stays on the record with that status; who is removed for another reason leaves it: the audit keeps them.
 * Null when the policy does not have the record any more that the change is about.
 */
export function putEntity(policy: StoredPolicy, placement: Placement): StoredPolicy | null {
  const { entityType, entityId: id } = placement;
  if (placement.undo) return policyUndone(policy, placement.undo, placement.effectiveDate);
  if (!addsRecord(placement) && !hasEntity(policy, placement)) return null;
  const proposed: EntityRecord | null = leavesRecord(placement) ? null : { ...whatChanges(policy, placement), id };
  switch (entityType) {
    case 'MAIN_MEMBER':
      return { ...policy, MainMember: { ...policy.MainMember, ...proposed } as StoredMainMember };
    case 'SPOUSE':
      // Somebody new takes the place whole, with nothing of who had it.
      return {
        ...policy,
        Spouse: proposed && merged<StoredSpouse>(addsRecord(placement) ? null : policy.Spouse, proposed),
      };
    case 'CHILD':
      return { ...policy, Children: placed<StoredChild>(policy.Children, id, proposed) };
    case 'EXTENDED_MEMBER': {
      const ExtendedMembers = placed<StoredExtendedMember>(policy.ExtendedMembers, id, proposed);
      const Cover_Increases = withOtherCover(policy, { ExtendedMembers }, placement.effectiveDate);
      return withPremiums({ ...policy, ExtendedMembers, Cover_Increases }, placement.effectiveDate);
    }
    case 'BENEFICIARY':
      return { ...policy, Beneficiaries: withShares(policy.Beneficiaries, id, proposed) };
    case 'PRODUCT': {
      const plan = planOnSale(proposed?.['productId']);
      return plan && withPlan(policy, plan, placement.effectiveDate);
    }
    case 'SUPPLEMENTARY_BENEFIT': {
      const ids = (proposed?.['benefitIds'] ?? []) as readonly string[];
      return withBenefits(policy, ids, placement.effectiveDate);
    }
    case 'BANKING_DETAILS':
      return putAccount(policy, placement.proposed as unknown as StoredBankingDetails, placement.current);
    case 'PAYMENT_METHOD':
      return withMethod(policy, proposed);
    case 'POLICY':
      return placement.takeover === undefined
        ? policy // stored whole when it was applied for
        : policyTakenOver(policy, placement.takeover, placement.effectiveDate);
  }
}

/** Whether a change is about a record that is not there yet: benefits join those that the policy has. */
export const addsRecord = ({ actionType, entityType }: Pick<Placement, 'actionType' | 'entityType'>): boolean =>
  kindsOfChange[actionType].effect === 'addition' && entityType !== 'SUPPLEMENTARY_BENEFIT';

/** Whether the policy has the record that a change is about. */
function hasEntity(policy: StoredPolicy, { entityType, entityId }: Pick<Placement, 'entityType' | 'entityId'>) {
  return findEntity(policy, entityType, entityId) !== null;
}

/** A record of the policy by its kind and id; null for one that it does not have. */
export function findEntity(policy: StoredPolicy, entityType: Proposal['entityType'], id: string): EntityRecord | null {
  const byType: Partial<Record<typeof entityType, readonly { id: string }[]>> = {
    MAIN_MEMBER: [policy.MainMember],
    SPOUSE: policy.Spouse ? [policy.Spouse] : [],
    CHILD: policy.Children,
    EXTENDED_MEMBER: policy.ExtendedMembers,
    BENEFICIARY: policy.Beneficiaries,
    BANKING_DETAILS: [policy.BankingDetails ?? { id: policy.id }],
    PAYMENT_METHOD: [policy.PaymentMethod],
    PRODUCT: [{ id: policy.id, ...planRecord(policy) }],
    SUPPLEMENTARY_BENEFIT: [{ id: policy.id, ...benefitsRecord(policy) }],
    POLICY: [{ id: policy.id, ...takeoverRecord(policy) }],
  };
  return (byType[entityType]?.find((record) => record.id === id) as EntityRecord | undefined) ?? null;
}

/**
 * Only what the change is about: fields that others changed meanwhile stay theirs (docs/reliability.md#e3). The version goes on
 * from the record as it stands. What is added is put in whole.
 */
function whatChanges(policy: StoredPolicy, placement: Placement): EntityRecord {
  const { entityType, entityId, current, proposed } = placement;
  if (current === null || proposed === null || addsRecord(placement)) return proposed ?? {};
  const names = changedFields(current, proposed);
  const present = findEntity(policy, entityType, entityId);
  return {
    ...Object.fromEntries(names.map((name) => [name, proposed[name]])),
    Version: Number(present?.['Version'] ?? 0) + 1,
  };
}

const leavesRecord = ({ actionType, proposed }: Placement) =>
  kindsOfChange[actionType].effect === 'removal' && proposed?.['Life_Status'] !== 'DECEASED';

const merged = <T extends object>(current: T | null, proposed: EntityRecord) => ({ ...current, ...proposed }) as T;

/** The list with a record replaced, added at the end, or taken out. */
function placed<T extends { id: string }>(list: readonly T[], id: string, proposed: EntityRecord | null): T[] {
  if (proposed === null) return list.filter((one) => one.id !== id);
  const isThere = list.some((one) => one.id === id);
  return isThere
    ? list.map((one) => (one.id === id ? merged<T>(one, proposed) : one))
    : [...list, proposed as unknown as T];
}

/** The beneficiaries with the complete new split: it travels beside the fields of the one that changes. */
function withShares(
  list: readonly StoredBeneficiary[],
  id: string,
  proposed: EntityRecord | null,
): StoredBeneficiary[] {
  const { ShareAllocation, ...fields } = (proposed ?? {}) as EntityRecord & { ShareAllocation?: ShareAllocation };
  const shares = new Map(ShareAllocation?.map((part) => [part.id ?? id, part.Benefit_Share]));
  return placed<StoredBeneficiary>(list, id, fields)
    .filter((one) => one.Beneficiary_Status !== 'REMOVED')
    .map((one) => ({ ...one, Benefit_Share: shares.get(one.id) ?? one.Benefit_Share }));
}
