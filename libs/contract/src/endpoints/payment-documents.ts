import { endpoint } from '../endpoint';
import { DocumentFileSchema } from '../records/document';
import { StatementPeriodSchema } from '../records/statement-period';

const isAddition = true;
const errors = ['INVALID_STATUS'] as const;

/** Documents about payments: apart from the others, because the screens of payments have these alone. */
export const paymentDocumentAdditions = {
  paymentProof: endpoint('GET /policies/{policyNumber}/payments/{paymentId}/proof', {
    summary: 'Proof of a payment that was received, as a PDF in base64',
    permission: 'see policies',
    reply: DocumentFileSchema,
    errors,
    isAddition,
  }),
  premiumStatement: endpoint('GET /policies/{policyNumber}/premium-statement', {
    summary: 'Premiums of a period, as a PDF in base64; the last twelve months unless told otherwise',
    permission: 'see policies',
    query: StatementPeriodSchema,
    reply: DocumentFileSchema,
    errors,
    isAddition,
  }),
};
