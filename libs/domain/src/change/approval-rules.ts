import { type ApproverType } from '../code-lists/approvals';
import { type ActionType, kindsOfChange } from './kinds-of-change';

/** The one who makes or decides a change, as far as the rules go. */
export type ChangeMaker = 'customer' | 'consultant' | 'portalAdmin';

/** Who must decide on a change to these fields; null: it is applied at once. */
export function approverOf(
  action: ActionType,
  maker: ChangeMaker,
  changedFields: readonly string[],
): ApproverType | null {
  const { contactFields, whenCustomerAsks, whenStaffAsks } = kindsOfChange[action];
  if (changedFields.length > 0 && changedFields.every((field) => contactFields.includes(field))) return null;
  return maker === 'customer' ? whenCustomerAsks : whenStaffAsks;
}

/** Hours after a change of the cellphone number in which bank account and beneficiaries stay as they are. */
export const cellChangeHoldHours = 24;
