import { type SendClaimDocument } from '@portal/contract';
import { hasRoomForUploads } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import {
  type ClaimFileRow,
  type ClaimRow,
  insertClaimFiles,
  type RandomSource,
  sumClaimFiles,
  type Transaction,
} from '@portal/service-store';
import { fileColumns } from './file-columns';

/** Files that somebody sent for a document of a claim. */
interface SentFiles {
  documentId: string;
  files: NonNullable<SendClaimDocument['files']>;
  source: ClaimFileRow['source'];
  sentBy: string;
  /** When they reached us, be they put in later. */
  receivedAt: Date;
  now: Date;
}

/** Keeps what was sent for a claim that is held, and gives it as the claim names it. Refuses more than fits with CONFLICT. */
export async function keepClaimFiles(
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { id: claimId }: Pick<ClaimRow, 'id'>,
  { documentId, files, source, sentBy, receivedAt, now }: SentFiles,
): Promise<Outcome<{ id: string; name: string; receivedAt: string }[]>> {
  const kept = await sumClaimFiles(tx, claimId);
  const columns = await Promise.all(files.map(fileColumns));
  const sizes = columns.map(({ sizeBytes }) => sizeBytes);
  if (!hasRoomForUploads({ documents: kept.files, bytes: kept.bytes }, sizes)) {
    return refused('CONFLICT', 'There are too many documents on this claim. Please call us.');
  }
  const rows = columns.map((file): ClaimFileRow => {
    return { ...file, id: random.uuid(), claimId, documentId, source, sentBy, receivedAt, createdAt: now };
  });
  await insertClaimFiles(tx, rows);
  return done(rows.map(({ id, fileName: name }) => ({ id, name, receivedAt: receivedAt.toISOString() })));
}
