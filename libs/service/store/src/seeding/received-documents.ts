import { type NewApprovalAction } from '../schema/approval-actions';
import { type UploadRow } from '../schema/changes';
import { samplePage } from './sample-page';

/** The documents that a seeded request says it has received: a page each, so that whoever decides can open them. */
export const receivedDocuments = ({ id, policyNumber, requestedAt, record }: NewApprovalAction): UploadRow[] =>
  record.documents
    .filter(({ received }) => received)
    .map((document) => {
      const content = samplePage(`Sample of a document: ${document.type.toLowerCase().replaceAll('_', ' ')}`);
      return {
        id: document.id,
        policyNumber,
        actionId: id,
        type: document.type,
        fileName: document.fileName ?? 'document.pdf',
        fileExtension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: content.byteLength,
        content,
        source: record.requestedBy.role === 'customer' ? 'CUSTOMER' : 'STAFF',
        createdAt: requestedAt,
      };
    });
