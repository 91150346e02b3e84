import { type ApprovalAction } from '@portal/contract';

type Asked = Pick<ApprovalAction, 'actionType' | 'canApprove' | 'proposedValue'>;

/** What waits on a beneficiary, as a sentence for its card. */
export function pendingInWords({ actionType, canApprove, proposedValue }: Asked): string {
  const whose = canApprove ? 'your approval' : 'approval';
  if (actionType === 'ADD_BENEFICIARY') return `Not a beneficiary yet: this waits for ${whose}.`;
  return proposedValue?.['Beneficiary_Status'] === 'REMOVED'
    ? `The removal waits for ${whose}.`
    : `A change of the details or the share waits for ${whose}.`;
}
