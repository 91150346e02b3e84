import { endpoint } from '../endpoint';
import { CurrentCertificateSchema, DocumentFileSchema, DocumentListSchema, DocumentSchema } from '../records/document';
import { DocumentTextSchema } from '../records/document-text';
import { UploadDocumentSchema } from '../records/upload-document';

const isAddition = true;
const errors = ['INVALID_STATUS'] as const;

/** Documents of a policy, in both directions. */
export const documentAdditions = {
  documentText: endpoint('GET /policies/{policyNumber}/document/text', {
    summary: 'The current policy schedule as text, section by section',
    permission: 'see policies',
    reply: DocumentTextSchema,
    errors,
    isAddition,
  }),
  documents: endpoint('GET /policies/{policyNumber}/documents', {
    summary: 'Every document of a policy, and the documents that are still asked for',
    permission: 'see policies',
    reply: DocumentListSchema,
    isAddition,
  }),
  documentFile: endpoint('GET /policies/{policyNumber}/documents/{documentId}', {
    summary: 'One document that was sent in, with its content in base64',
    permission: 'see policies',
    reply: DocumentFileSchema,
    isAddition,
  }),
  uploadDocument: endpoint('POST /policies/{policyNumber}/documents', {
    summary: 'Send in a document, for a change that asks for it or for the policy',
    permission: 'make changes',
    body: UploadDocumentSchema,
    reply: DocumentSchema,
    errors: ['ACTION_NOT_PENDING', 'CONFLICT', 'INVALID_STATUS', 'PAYLOAD_TOO_LARGE'],
    takesFiles: true,
    isAddition,
  }),
  currentCertificate: endpoint('GET /policies/{policyNumber}/benefit-certificate', {
    summary: 'The benefit certificate that holds today, if there is one',
    permission: 'see policies',
    reply: CurrentCertificateSchema,
    isAddition,
  }),
  benefitCertificate: endpoint('POST /policies/{policyNumber}/benefit-certificate', {
    summary: 'Issue a benefit certificate with a code that anybody can check, as a PDF in base64',
    permission: 'see policies',
    reply: DocumentFileSchema,
    errors,
    isAddition,
  }),
};
