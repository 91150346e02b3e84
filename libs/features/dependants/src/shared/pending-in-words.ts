import { type ApprovalAction } from '@portal/contract';
import { formatDate, kindsOfChange } from '@portal/domain';

type Waiting = Pick<ApprovalAction, 'actionType' | 'status' | 'effectiveDate' | 'canApprove'>;

/** What a change that waits, or was approved for a later day, means for the person it is about. */
export function pendingInWords({ actionType, status, effectiveDate, canApprove }: Waiting): string {
  const day = effectiveDate && formatDate(effectiveDate);
  const approval = canApprove ? 'your approval' : 'approval';
  const { effect } = kindsOfChange[actionType];
  if (effect === 'addition') {
    if (status === 'APPROVED' && day) return `Approved. Cover starts on ${day}.`;
    return `Not covered yet: this waits for ${approval}.`;
  }
  if (effect === 'removal') {
    if (status === 'APPROVED' && day) return `Will be removed. Cover ends on ${day}.`;
    return `The removal waits for ${approval}. Cover goes on until then.`;
  }
  if (status === 'APPROVED' && day) return `Approved. The new details apply from ${day}.`;
  return `A change of the details waits for ${approval}.`;
}
