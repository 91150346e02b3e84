import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { ApprovalActionSchema, ApprovalDecisionSchema } from '../records/approval-action';

/** So long a change that was decided is shown with what became of it. */
export const closedChangesDays = 90;

/** Changes that wait for a decision. */
export const approvalEndpoints = {
  pendingApprovalActions: endpoint('GET /approval-actions/pending/{policyNumber}', {
    summary: 'Changes that wait for a decision or for their day, newest first',
    permission: 'see policies',
    reply: v.array(ApprovalActionSchema),
  }),
  closedApprovalActions: endpoint('GET /closed-approval-actions/{policyNumber}', {
    summary: `Changes of the last ${closedChangesDays} days that wait no more, newest first: what became of them, and why`,
    permission: 'see policies',
    reply: v.array(ApprovalActionSchema),
    isAddition: true,
  }),
  updateApprovalAction: endpoint('PUT /approval-actions/{policyNumber}/{id}', {
    summary: 'Approve, decline or cancel a change; answers the action as it is afterwards',
    permission: 'make changes',
    body: ApprovalDecisionSchema,
    reply: ApprovalActionSchema,
    errors: [
      'ACTION_NOT_PENDING',
      'ACTION_EXPIRED',
      'CONFLICT',
      'INVALID_OTP',
      'INVALID_STATUS',
      'SPOUSE_EXISTS',
      'STALE_VERSION',
      'TAKEN',
    ],
  }),
};
