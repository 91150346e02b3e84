import { everything, useWrite, writeMutation } from '@portal/api-client';
import { type ApprovalAction, approvalEndpoints } from '@portal/contract';

/** Decides about a change. What is known about the policy is read again once the screen has said what happened. */
export const useDecide = ({ policyNumber, id }: ApprovalAction) =>
  useWrite(writeMutation(approvalEndpoints.updateApprovalAction, { policyNumber, id }, { whenDone: everything }));
