import { type ClaimDocumentLine, type ClaimRecord } from '@portal/service-store';

/** A document after something came for it. One that waits or could not be used is received from then on; what was settled stays settled. */
export function receivedLine(
  line: ClaimDocumentLine,
  { files, receivedAt }: { files: ClaimDocumentLine['files']; receivedAt: Date },
): ClaimDocumentLine {
  const all = { ...line, files: [...line.files, ...files], helpAskedAt: null };
  if (line.status !== 'NEEDED' && line.status !== 'NOT_USABLE') return all;
  return { ...all, status: 'RECEIVED', reason: null, settledAt: receivedAt.toISOString() };
}

/** A claim with one of its documents changed. */
export const withLine = (record: ClaimRecord, changed: ClaimDocumentLine): ClaimRecord => ({
  ...record,
  documents: record.documents.map((line) => (line.id === changed.id ? changed : line)),
});
