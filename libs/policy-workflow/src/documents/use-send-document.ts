import { everything, useWrite, writeMutation } from '@portal/api-client';
import { documentAdditions } from '@portal/contract';

/** Sends one document. What waits for it is read again once it has arrived. */
export const useSendDocument = (policyNumber: string) =>
  useWrite(writeMutation(documentAdditions.uploadDocument, { policyNumber }, { whenDone: everything }));
