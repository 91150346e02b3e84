import { type Answer, type Api } from '@portal/api-client';
import { documentAdditions, type DocumentFile, policyEndpoints, type PolicyDocument } from '@portal/contract';

/** The call that gives a document of the list: the schedule is made anew, what was sent in is kept. */
export const callFor =
  ({ id, type, source, policyNumber }: Pick<PolicyDocument, 'id' | 'type' | 'source' | 'policyNumber'>) =>
  (api: Api): Promise<Answer<DocumentFile>> =>
    source === 'SYSTEM' && type === 'POLICY_SCHEDULE'
      ? api.call(policyEndpoints.policyDocument, { policyNumber })
      : api.call(documentAdditions.documentFile, { policyNumber, documentId: id });
