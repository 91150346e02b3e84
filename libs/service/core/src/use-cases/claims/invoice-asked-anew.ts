import { type Claimant, type ClaimDocumentLine, type ClaimRecord } from '@portal/service-store';

/** A claim on which the invoice of somebody's funeral parlour has to come anew: what came before is of another one. */
export const withInvoiceAskedAnew = (record: ClaimRecord, { id }: Pick<Claimant, 'id'>): ClaimRecord => ({
  ...record,
  documents: record.documents.map((line): ClaimDocumentLine =>
    line.type === 'PARLOUR_INVOICE' && line.payeeId === id ? { ...line, ...asNeeded } : line,
  ),
});

const asNeeded = {
  status: 'NEEDED',
  reason: null,
  note: null,
  settledAt: null,
  judged: null,
  says: null,
} as const satisfies Partial<ClaimDocumentLine>;
