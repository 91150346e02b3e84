import { useApi } from '@portal/api-client';
import { documentAdditions, type UploadDocument } from '@portal/contract';

/** Sends one document. Gives a result and never throws. */
export function useSendDocument(policyNumber: string) {
  const api = useApi();
  return (document: UploadDocument, idempotencyKey: string) =>
    api.call(documentAdditions.uploadDocument, { policyNumber }, document, { idempotencyKey });
}
