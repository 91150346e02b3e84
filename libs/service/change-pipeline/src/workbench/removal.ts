import { type ApprovalCase } from '@portal/contract';
import {
  beneficiaryRelationships,
  childRelationships,
  type CodeList,
  extendedRelationships,
  formatCover,
  kindsOfChange,
  labelOf,
  removalReasons,
} from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

type Removal = NonNullable<ApprovalCase['removal']>;

/** Whom a request takes off the policy, what they lose and why, in plain words; null for any other request. */
export function removalOf({ actionType, entityType, currentValue, proposedValue }: StoredAction): Removal | null {
  const isEndOfShare = proposedValue?.['Beneficiary_Status'] === 'REMOVED';
  if (currentValue === null || !(kindsOfChange[actionType].effect === 'removal' || isEndOfShare)) return null;
  const reason = proposedValue?.['Removal_Reason'];
  return {
    person: personOf(currentValue, relationshipsOf[entityType] ?? []),
    loses: capitalised(isEndOfShare ? shareOf(currentValue) : lostCover(entityType, currentValue)),
    reason: typeof reason === 'string' ? labelOf(removalReasons, reason) : null,
  };
}

const relationshipsOf: Partial<Record<StoredAction['entityType'], CodeList>> = {
  SPOUSE: [{ code: 'SPOUSE', label: 'Spouse' }],
  CHILD: childRelationships,
  EXTENDED_MEMBER: extendedRelationships,
  BENEFICIARY: beneficiaryRelationships,
};

/** `Thabo Khumalo, stepchild`. */
function personOf({ First_Name, Surname, Relationship }: EntityRecord, relationships: CodeList): string {
  const relationship = labelOf(relationships, String(Relationship ?? '')).toLowerCase();
  return [[First_Name, Surname].filter(Boolean).join(' '), relationship].filter(Boolean).join(', ');
}

/** An extended member has cover of their own; whom the plan takes has the plan's. */
export function lostCover(entityType: StoredAction['entityType'], record: EntityRecord): string {
  const amount = Number(record['Cover_Amount'] ?? 0);
  if (amount === 0) return 'no cover';
  return entityType === 'EXTENDED_MEMBER'
    ? `extended cover of ${formatCover(amount)}`
    : `cover of ${formatCover(amount)} under the plan`;
}

const shareOf = ({ Benefit_Share }: EntityRecord): string => `${Number(Benefit_Share)}% of the main member’s cover`;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
