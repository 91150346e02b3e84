import { useApi } from '@portal/api-client';
import { documentAdditions, type UploadDocument } from '@portal/contract';

/** Sends one paper. Gives a result and never throws. */
export function useSendPaper(policyNumber: string) {
  const api = useApi();
  return (paper: UploadDocument, idempotencyKey: string) =>
    api.call(documentAdditions.uploadDocument, { policyNumber }, paper, { idempotencyKey });
}
