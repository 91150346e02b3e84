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

interface Tools {
  random: Pick<RandomSource, 'uuid'>;
}

/** A claim that is opened of a report, with everything that the reporter had sent. */
export const withFilesOfReport = async (
  tools: Tools,
  tx: Transaction,
  claim: Pick<ClaimRow, 'id' | 'record'>,
  { report, now }: { report: DeathReportRow; now: Date },
): Promise<ClaimRecord> => {
  const files = await deathReportFilesOfTypes(tx, report.id, reportDocumentsForClaim);
  return withReportFiles(tools, tx, claim, { report, files, now });
};

/**
 * A claim with what the reporter sent for the documents that it asks for. Each counts from the moment at which it reached us, whatever the claim
 * was then. The claim itself where it asks for none of them. Source: docs/domain/claims.md#c3.
 */
export async function withReportFiles(
  { random }: Tools,
  tx: Transaction,
  { id: claimId, record }: Pick<ClaimRow, 'id' | 'record'>,
  { report, files: sent, now }: { report: DeathReportRow; files: readonly DeathReportFileRow[]; now: Date },
): Promise<ClaimRecord> {
  const who = `${report.reporter.firstName} ${report.reporter.surname}`;
  const copies: ClaimFileRow[] = [];
  let filled = record;
  for (const file of sent) {
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
