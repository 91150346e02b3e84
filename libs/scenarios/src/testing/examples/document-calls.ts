import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { goodBodies } from '@portal/contract/testing';
import { aPdf } from '@portal/domain/testing';
import { about, type Example, found, policyOf } from './customer-calls';
import { type ExampleService } from './example-service';

const family = policyOf('family-active');
const file = new TextEncoder().encode(aPdf('a document of the examples'));

const upload = {
  fileName: 'birth-certificate.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  sizeBytes: file.length,
  sha256: bytesToHex(sha256(file)),
  partBytes: 16_384,
};
const started = async ({ dataOf }: ExampleService) => (await dataOf('startUpload', about(family, { body: upload }))).id;

/** Drafts and documents of a policy. */
export const documentCalls = {
  saveDraft: () =>
    about(family, { params: { form: 'ADD_CHILD', recordId: 'new' }, body: { values: { First_Name: 'Naledi' } } }),
  drafts: () => about(family),
  deleteDraft: () => about(family, { params: { form: 'ADD_CHILD', recordId: 'new' } }),
  policyDocument: () => about(family),
  documentText: () => about(family),
  uploadDocument: () => about(family, { body: { ...goodBodies['uploadDocument'], actionId: null } }),
  documents: () => about(family),
  documentFile: async ({ dataOf }) => {
    const { documents } = await dataOf('documents', about(family));
    const sentIn = found(
      documents.find(({ source }) => source === 'CUSTOMER'),
      'document that was sent in',
    );
    return about(family, { params: { documentId: sentIn.id } });
  },
  startUpload: () => about(family, { body: upload }),
  putPart: async (service) => about(family, { params: { uploadId: await started(service), part: '0' }, bytes: file }),
  partialUpload: async (service) => about(family, { params: { uploadId: await started(service) } }),
  cancelUpload: async (service) => about(family, { params: { uploadId: await started(service) } }),
  paymentProof: async ({ dataOf }) => {
    const { PaymentHistory } = await dataOf('paidStatus', about(family));
    const paid = found(
      PaymentHistory.find(({ Payment_Status }) => Payment_Status === 'SUCCESSFUL'),
      'payment',
    );
    return about(family, { params: { paymentId: paid.id } });
  },
  premiumStatement: () => about(family, { query: { from: '2026-01-01', to: '2026-10-31' } }),
  benefitCertificate: () => about(family),
  currentCertificate: () => about(family),
  certificateState: async ({ dataOf }) => {
    const { certificate } = await dataOf('currentCertificate', about(family));
    return { params: { code: found(certificate, 'certificate').code } };
  },
} satisfies Record<string, Example>;
