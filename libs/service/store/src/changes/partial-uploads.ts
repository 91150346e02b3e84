import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type PartialUploadRow, partialUploads, uploadParts } from '../schema/partial-uploads';

/** Whose upload, and on which policy; null: on any, for a call that is about none. For anybody else there is none. */
export interface UploadOwner extends Pick<PartialUploadRow, 'ownerId'> {
  policyNumber: string | null;
}

const { id, ownerId, policyNumber, fileName, sizeBytes, sha256, createdAt, expiresAt } = partialUploads;

const isOf = (owner: UploadOwner) =>
  and(eq(ownerId, owner.ownerId), owner.policyNumber === null ? undefined : eq(policyNumber, owner.policyNumber));

const isOpen = (owner: UploadOwner, uploadId: string, now: Date) =>
  and(eq(id, uploadId), isOf(owner), gt(expiresAt, now));

/**
 * Begins an upload, or finds the one that the same file began before, with its parts, cut as it was then; two at once are one. Of somebody's uploads on a
 * policy the newest are kept, so many and no more.
 */
export async function openUpload(tx: Transaction, upload: PartialUploadRow, most: number): Promise<PartialUploadRow> {
  await tx.delete(partialUploads).where(and(isOf(upload), lte(expiresAt, upload.createdAt)));
  const [opened] = await tx
    .insert(partialUploads)
    .values(upload)
    .onConflictDoUpdate({
      target: [ownerId, policyNumber, fileName, sizeBytes, sha256],
      set: { createdAt: upload.createdAt, expiresAt: upload.expiresAt },
    })
    .returning();
  const older = tx
    .select({ id })
    .from(partialUploads)
    .where(isOf(upload))
    .orderBy(desc(createdAt), desc(id))
    .offset(most);
  await tx.delete(partialUploads).where(and(isOf(upload), inArray(id, older)));
  return opened as PartialUploadRow;
}

/** An upload of this person on this policy; null for any other, and for one whose time is over. */
export async function findPartialUpload(
  executor: Executor,
  owner: UploadOwner,
  uploadId: string,
  now: Date,
): Promise<PartialUploadRow | null> {
  const [row] = await executor
    .select()
    .from(partialUploads)
    .where(isOpen(owner, uploadId, now));
  return row ?? null;
}

/** Keeps a part; the same one again takes its place. Throws where its upload has gone meanwhile: look it up in the same transaction. */
export async function putUploadPart(
  tx: Transaction,
  uploadId: string,
  part: number,
  content: Uint8Array,
): Promise<void> {
  await tx
    .insert(uploadParts)
    .values({ uploadId, part, content })
    .onConflictDoUpdate({ target: [uploadParts.uploadId, uploadParts.part], set: { content } });
}

/** The same as `findPartialUpload`; nobody removes it before the transaction ends. */
export async function lockPartialUpload(
  tx: Transaction,
  owner: UploadOwner,
  uploadId: string,
  now: Date,
): Promise<PartialUploadRow | null> {
  const [row] = await tx
    .select()
    .from(partialUploads)
    .where(isOpen(owner, uploadId, now))
    .for('key share');
  return row ?? null;
}

/** Which parts are there, in order. */
export async function arrivedParts(executor: Executor, uploadId: string): Promise<number[]> {
  const rows = await executor
    .select({ part: uploadParts.part })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.part));
  return rows.map(({ part }) => part);
}

/** The parts that are there, in order. */
export async function partsOfUpload(executor: Executor, uploadId: string): Promise<Uint8Array[]> {
  const rows = await executor
    .select({ content: uploadParts.content })
    .from(uploadParts)
    .where(eq(uploadParts.uploadId, uploadId))
    .orderBy(asc(uploadParts.part));
  return rows.map(({ content }) => new Uint8Array(content));
}

/** Lets uploads end earlier: they were used. */
export async function endUploads(executor: Executor, ids: readonly string[], at: Date): Promise<void> {
  await executor
    .update(partialUploads)
    .set({ expiresAt: at })
    .where(and(inArray(id, [...ids]), gt(expiresAt, at)));
}

/** Removes an upload with its parts. Says whether there was one. */
export async function deleteUpload(executor: Executor, owner: UploadOwner, uploadId: string): Promise<boolean> {
  const gone = await executor
    .delete(partialUploads)
    .where(and(eq(id, uploadId), isOf(owner)))
    .returning({ id });
  return gone.length > 0;
}

/** Removes what nobody finished, and what was used. */
export async function sweepPartialUploads(executor: Executor, now: Date): Promise<void> {
  await executor.delete(partialUploads).where(lte(expiresAt, now));
}
