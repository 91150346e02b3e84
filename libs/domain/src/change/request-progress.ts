import { type ApprovalStatus } from '../code-lists/statuses';
import { type ApproverType } from '../code-lists/approvals';

/** The steps of a request, in their order; the same on every page, for customers and for staff. */
export const requestSteps = ['Sent', 'Documents', 'Checked', 'Done'] as const;

/** How a request ended without being done. */
type RequestEnd = Extract<ApprovalStatus, 'DECLINED' | 'CANCELLED' | 'EXPIRED' | 'SUPERSEDED' | 'FAILED'>;

/** A request, as far as its progress goes. */
export interface RequestInProgress {
  status: ApprovalStatus;
  approverType: ApproverType;
  /** It waits for a document. */
  isDocumentMissing: boolean;
  /** Staff asked the policyholder for something and wait for it. */
  isAnswerMissing: boolean;
}

/** Where a request is, and who has to do something next. */
export interface RequestProgress {
  /** The step that it is at, from 1 to 4. */
  step: 1 | 2 | 3 | 4;
  /** The insurer's until the change holds; null once nobody has to do anything. */
  turn: 'policyholder' | 'insurer' | null;
  /** Null while it is under way, and once it is done. */
  end: RequestEnd | null;
}

const waiting = { end: null } as const;

/**
 * Where a request is on its way and whose turn it is. A request that waits for a document or an answer is the policyholder's turn
 * even where whoever decides may do without. Source: docs/domain/changes.md#r7-4.
 */
export function requestProgress(request: RequestInProgress): RequestProgress {
  const { status, approverType, isDocumentMissing, isAnswerMissing } = request;
  switch (status) {
    case 'PENDING':
      if (isDocumentMissing || isAnswerMissing) return { ...waiting, step: 2, turn: 'policyholder' };
      return { ...waiting, step: 3, turn: approverType === 'CUSTOMER' ? 'policyholder' : 'insurer' };
    case 'APPROVED':
      return { ...waiting, step: 4, turn: 'insurer' };
    case 'APPLIED':
      return { ...waiting, step: 4, turn: null };
    case 'FAILED':
      return { step: 4, turn: 'insurer', end: status };
    case 'EXPIRED':
      return { step: isDocumentMissing ? 2 : 3, turn: null, end: status };
    default:
      return { step: 3, turn: null, end: status };
  }
}
