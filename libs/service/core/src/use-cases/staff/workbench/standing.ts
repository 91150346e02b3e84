import { errorCodes } from '@portal/contract';
import {
  type Actor,
  mayRecordConsent,
  otherHolder,
  takenSentence,
  whyNotDecide,
} from '@portal/service-change-pipeline';
import { type ApprovalActionRow, hasRunOut, type StoredAction } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';

/** A member of staff as the pipeline knows people. */
export const staffActor = ({ kind, staff }: StaffCaller): Actor => ({ kind, id: staff.id, name: staff.name });

/** The status as it is now: what has run out is expired, though nobody has settled it yet. */
export const statusNow = (action: ApprovalActionRow, now: Date): StoredAction['status'] =>
  hasRunOut(action, now) ? 'EXPIRED' : (action.status as StoredAction['status']);

/** Why this member of staff may not decide on a request now; null when they may. */
export function whyNotNow(action: ApprovalActionRow, actor: Actor, now: Date): string | null {
  const status = statusNow(action, now);
  if (status === 'EXPIRED') return errorCodes.ACTION_EXPIRED.message;
  if (status !== 'PENDING') return errorCodes.ACTION_NOT_PENDING.message;
  const other = otherHolder(action, actor, now);
  return other ? takenSentence(other) : whyNotDecide(action.record, actor);
}

/** Whether this member of staff may note now that the policyholder agreed on a recorded call. */
export const mayRecordNow = (action: ApprovalActionRow, actor: Actor, now: Date): boolean =>
  statusNow(action, now) === 'PENDING' &&
  otherHolder(action, actor, now) === null &&
  mayRecordConsent(action.record, actor);
