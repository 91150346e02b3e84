import { type NewApprovalAction } from '../schema/approval-actions';
import { type UploadRow } from '../schema/changes';
import { samplePage } from './sample-page';

/** The papers that a seeded request says it has received: a page each, so that whoever decides can open them. */
export const receivedPapers = ({ id, policyNumber, requestedAt, record }: NewApprovalAction): UploadRow[] =>
  record.documents
    .filter(({ received }) => received)
    .map((paper) => {
      const content = samplePage(`Sample of a document: ${paper.type.toLowerCase().replaceAll('_', ' ')}`);
      return {
        id: paper.id,
        policyNumber,
        actionId: id,
        type: paper.type,
        fileName: paper.fileName ?? 'paper.pdf',
        fileExtension: '.pdf',
        contentType: 'application/pdf',
        sizeBytes: content.byteLength,
        content,
        source: record.requestedBy.role === 'customer' ? 'CUSTOMER' : 'STAFF',
        createdAt: requestedAt,
      };
    });
