import { endpoint } from '../endpoint';
import {
  ApprovalCaseSchema,
  ApprovalQueueQuerySchema,
  ApprovalQueueSchema,
  ApprovedTogetherSchema,
  ApproveTogetherSchema,
  AskForMoreSchema,
} from '../records/staff/approval-case';

const isAddition = true;

/** Deciding on what was asked for: the queue, and one request at a time. The decision itself is `updateApprovalAction`. */
export const workbenchAdditions = {
  approvalQueue: endpoint('GET /staff/approval-actions', {
    summary: 'Requests that wait for a decision, a page at a time',
    permission: 'approve for staff',
    query: ApprovalQueueQuerySchema,
    reply: ApprovalQueueSchema,
    isAddition,
  }),
  approvalCase: endpoint('GET /staff/approval-actions/{id}', {
    summary: 'One request with everything a decision needs',
    permission: 'approve for staff',
    reply: ApprovalCaseSchema,
    isAddition,
  }),
  takeApproval: endpoint('POST /staff/approval-actions/{id}/take', {
    summary: 'Take a request on: it is nobody else’s until it is released, and its policy is open to the caller',
    permission: 'approve for staff',
    reply: ApprovalCaseSchema,
    errors: ['ACTION_NOT_PENDING', 'ACTION_EXPIRED', 'TAKEN'],
    isAddition,
  }),
  releaseApproval: endpoint('POST /staff/approval-actions/{id}/release', {
    summary: 'Give a request back to the queue; an administrator may give back what somebody else took',
    permission: 'approve for staff',
    reply: ApprovalCaseSchema,
    errors: ['TAKEN'],
    isAddition,
  }),
  askForMore: endpoint('POST /staff/approval-actions/{id}/ask-for-more', {
    summary: 'Ask the policyholder for more before deciding',
    permission: 'approve for staff',
    body: AskForMoreSchema,
    reply: ApprovalCaseSchema,
    errors: ['ACTION_NOT_PENDING', 'ACTION_EXPIRED', 'TAKEN'],
    isAddition,
  }),
  approveTogether: endpoint('POST /staff/approval-actions/approve-together', {
    summary: 'Approve several safe requests of one kind; each is decided by itself',
    permission: 'approve for staff',
    body: ApproveTogetherSchema,
    reply: ApprovedTogetherSchema,
    errors: ['CONFLICT'],
    isAddition,
  }),
};
