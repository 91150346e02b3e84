import { actionTypes, approverTypes } from '@portal/domain';
import * as v from 'valibot';
import { oneOf } from '../fields/choice';
import { textOrNull, yesNo } from '../fields/plain';
import { pinsOfChanges } from '../wire-codes';

/** Whether the caller may ask for a kind of change now, and what follows: said before anybody types. */
export const AllowedActionSchema = v.object({
  /** The kind of change. */
  actionType: oneOf(actionTypes),
  /** Whether the caller may ask for it now. */
  isAllowed: yesNo,
  /** Why not, ready to be read; null when it is allowed. */
  reason: textOrNull,
  /** Who decides; null: nobody, it is applied at once. */
  approver: v.nullable(oneOf(approverTypes)),
  /** The PIN it is confirmed with; null: none. */
  pin: v.nullable(v.picklist(pinsOfChanges)),
});
export type AllowedAction = v.InferOutput<typeof AllowedActionSchema>;
