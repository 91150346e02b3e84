import { reportDocumentsForClaim } from '@portal/domain';
import {
  type ClaimFileRow,
  type ClaimRecord,
  type ClaimRow,
  type DeathReportFileRow,
  type DeathReportRow,
  deathReportFilesOfTypes,
  insertClaimFiles,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { withEvent } from '../with-event';
import { receivedLine, withLine } from './received-line';

/**
 * A claim that is opened of a report, with what the reporter sent for the documents that it asks for. Each counts from the moment at which it
 * reached us, whatever the claim was then. Source: docs/domain/claims.md#c3.
 */
export async function withFilesOfReport(
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { id: claimId, record }: Pick<ClaimRow, 'id' | 'record'>,
  { report, now }: { report: DeathReportRow; now: Date },
): Promise<ClaimRecord> {
  const who = `${report.reporter.firstName} ${report.reporter.surname}`;
  const copies: ClaimFileRow[] = [];
  let filled = record;
  for (const file of await deathReportFilesOfTypes(tx, report.id, reportDocumentsForClaim)) {
    const line = filled.documents.find(({ type }) => type === file.type);
    if (line === undefined) continue;
    const { id, fileName: name, receivedAt } = { ...file, id: random.uuid() };
    copies.push(copyOf(file, { id, claimId, documentId: line.id, createdAt: now }));
    const files = [{ id, name, receivedAt: receivedAt.toISOString() }];
    filled = withEvent(withLine(filled, receivedLine(line, { files, receivedAt })), {
      at: now,
      who,
      event: 'DOCUMENT_SENT',
      about: line.label,
    });
  }
  await insertClaimFiles(tx, copies);
  return filled;
}

const copyOf = (
  { reportId, type: _, ...file }: DeathReportFileRow,
  own: Pick<ClaimFileRow, 'id' | 'claimId' | 'documentId' | 'createdAt'>,
): ClaimFileRow => ({ ...file, ...own, source: 'CLAIMANT', sentBy: reportId });
