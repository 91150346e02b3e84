import { kindsOfChange, type RiskFacts } from '@portal/domain';
import { type StoredAction } from '@portal/service-store';
import { type EntityRecord } from '../base/change';

const amountIn = (record: EntityRecord | null): number => Number(record?.['Cover_Amount'] ?? 0);

/** What the life or plan that a change is about is covered for, before and after. Rand. */
export function coverOf({
  actionType,
  entityType,
  currentValue,
  proposedValue,
}: StoredAction): Pick<RiskFacts, 'coverBefore' | 'coverAfter'> {
  const isRemoval = kindsOfChange[actionType].effect === 'removal';
  switch (entityType) {
    case 'SPOUSE':
    case 'CHILD':
    case 'EXTENDED_MEMBER':
    case 'POLICY':
      return { coverBefore: amountIn(currentValue), coverAfter: isRemoval ? 0 : amountIn(proposedValue) };
    case 'PRODUCT':
      return {
        coverBefore: Number(currentValue?.['levelOfCover'] ?? 0),
        coverAfter: Number(proposedValue?.['levelOfCover'] ?? 0),
      };
    default:
      return { coverBefore: 0, coverAfter: 0 };
  }
}
