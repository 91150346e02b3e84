import { addsLife, type CoverRequest, kindsOfChange, todayInJohannesburg } from '@portal/domain';
import { missingDocumentOf } from './missing-document-of';
import { type ApprovalAction } from './records/approval-action';
import { documentInSentence } from './words/document-labels';

type Request = Pick<
  ApprovalAction,
  | 'id'
  | 'policyNumber'
  | 'entityId'
  | 'entityLabel'
  | 'entityType'
  | 'actionType'
  | 'approverType'
  | 'status'
  | 'effectiveDate'
  | 'expiresAt'
  | 'proposedValue'
  | 'documents'
  | 'asked'
>;

/** What a request says about who is covered; null once it waits neither for a decision nor for its day. */
export function coverRequestOf(request: Request): CoverRequest | null {
  const { status, actionType, entityType, entityId, effectiveDate, proposedValue: proposed } = request;
  if (status !== 'PENDING' && status !== 'APPROVED') return null;
  const missing = missingDocumentOf(request);
  return {
    entityId,
    adds: addedBy(actionType, entityType),
    removes: kindsOfChange[actionType].effect === 'removal' && entityType !== 'BENEFICIARY',
    isApproved: status === 'APPROVED',
    effectiveDate,
    decideBy: todayInJohannesburg(new Date(request.expiresAt)),
    decides: request.approverType === 'CUSTOMER' ? 'you' : 'us',
    document: missing && documentInSentence(missing.type),
    proposed,
  };
}

function addedBy(actionType: Request['actionType'], entityType: Request['entityType']): CoverRequest['adds'] {
  if (actionType === 'ADD_POLICY') return 'POLICY';
  const isLife = entityType === 'SPOUSE' || entityType === 'CHILD' || entityType === 'EXTENDED_MEMBER';
  return isLife && addsLife(actionType) ? entityType : null;
}
