import { type SendClaimDocument } from '@portal/contract';
import { bytesOfBase64, hasRoomForUploads } from '@portal/domain';
import { done, type Outcome, refused } from '@portal/service-change-pipeline';
import {
  type ClaimFileRow,
  type ClaimRow,
  insertClaimFiles,
  type RandomSource,
  sumClaimFiles,
  type Transaction,
} from '@portal/service-store';

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
  const contents = files.map(({ base64File }) => bytesOfBase64(base64File));
  const kept = await sumClaimFiles(tx, claimId);
  const sizes = contents.map(({ byteLength }) => byteLength);
  if (!hasRoomForUploads({ documents: kept.files, bytes: kept.bytes }, sizes)) {
    return refused('CONFLICT', 'There are too many documents on this claim. Please call us.');
  }
  const rows: ClaimFileRow[] = [];
  for (const [place, { fileName, fileExtension, contentType }] of files.entries()) {
    const content = contents[place] ?? new Uint8Array();
    rows.push({
      id: random.uuid(),
      claimId,
      documentId,
      fileName,
      fileExtension,
      contentType,
      sizeBytes: content.byteLength,
      sha256: await sha256Of(content),
      content,
      source,
      sentBy,
      receivedAt,
      createdAt: now,
    });
  }
  await insertClaimFiles(tx, rows);
  return done(rows.map(({ id, fileName: name }) => ({ id, name, receivedAt: receivedAt.toISOString() })));
}

const sha256Of = async (bytes: Uint8Array<ArrayBuffer>) =>
  [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
