import { type ActionType, actionTypes, type EntityType, kindsOfChange, labelOf } from '@portal/domain';
import { type ApprovalAction } from '../records/approval-action';

/** Kinds that people know by what comes of them. */
const ownTitles: Partial<Record<ActionType, string>> = {
  UPDATE_BANKING_DETAILS: 'New bank account',
  UPDATE_PAYMENT_METHOD: 'New way to pay',
  UPDATE_CELL_NUMBER: 'New cellphone number',
  CHANGE_PRODUCT: 'Change of plan',
  ADD_SUPPLEMENTARY_BENEFITS: 'More benefits',
};

const isSomebodyElse: readonly EntityType[] = ['SPOUSE', 'CHILD', 'EXTENDED_MEMBER', 'BENEFICIARY'];
const verbs = { addition: 'Add', update: 'Change details of', removal: 'Remove' } as const;

/** What a request asks for, by the name of the person where it is about one: `Add Amahle`, `New bank account`. */
export function requestTitle({
  actionType,
  entityType,
  currentValue,
  proposedValue,
}: Pick<ApprovalAction, 'actionType' | 'entityType' | 'currentValue' | 'proposedValue'>): string {
  const firstName = currentValue?.['First_Name'] ?? proposedValue?.['First_Name'];
  if (isSomebodyElse.includes(entityType) && typeof firstName === 'string') {
    return `${verbs[kindsOfChange[actionType].effect]} ${firstName}`;
  }
  return ownTitles[actionType] ?? labelOf(actionTypes, actionType);
}
