import { documentMissing, kindsOfChange } from '@portal/domain';
import { type ApprovalAction } from './records/approval-action';
import { type MissingDocument } from './records/missing-document';

type Request = Pick<
  ApprovalAction,
  'id' | 'policyNumber' | 'entityLabel' | 'actionType' | 'status' | 'proposedValue' | 'documents' | 'asked'
>;

/** Which document a request waits for; null when it has all it needs, and once it waits no more. */
export function missingDocumentOf(request: Request): MissingDocument | null {
  const missing = documentMissing(request);
  if (missing === null) return null;
  const firstName = request.proposedValue?.['First_Name'];
  const isAddition = kindsOfChange[request.actionType].effect === 'addition';
  return {
    policyNumber: request.policyNumber,
    actionId: request.id,
    about: request.entityLabel,
    firstName: isAddition && typeof firstName === 'string' ? firstName : null,
    type: missing.type,
    isAskedAgain: missing.isAskedAgain,
    isBlocking: missing.isBlocking,
    message: request.asked?.message ?? null,
  };
}
