import { and, count, desc, eq, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type UploadRow, uploads } from '../schema/changes';

/** Keeps the documents sent with a change. */
export async function insertUploads(tx: Transaction, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(uploads).values([...rows]);
}

/** What is known of a document without reading it. */
export type UploadFacts = Omit<UploadRow, 'content'>;

const { id, policyNumber, actionId, type, fileName, fileExtension, contentType, sizeBytes, source, createdAt } =
  uploads;
const facts = { id, policyNumber, actionId, type, fileName, fileExtension, contentType, sizeBytes, source, createdAt };

/** The documents of a policy, newest first, without their content. */
export const uploadsOf = (executor: Executor, number: string): Promise<UploadFacts[]> =>
  executor.select(facts).from(uploads).where(eq(policyNumber, number)).orderBy(desc(createdAt), desc(id));

/** A document of this policy; null for one of another policy or of nobody. */
export async function findUpload(executor: Executor, number: string, uploadId: string): Promise<UploadRow | null> {
  const [row] = await executor
    .select()
    .from(uploads)
    .where(and(eq(policyNumber, number), eq(id, uploadId)));
  return row ?? null;
}

/** How many documents of a policy are kept, and how many bytes they have. */
export async function sumUploads(executor: Executor, number: string): Promise<{ documents: number; bytes: number }> {
  const [row] = await executor
    .select({ documents: count(), bytes: sql<number>`coalesce(sum(${sizeBytes}), 0)::float8` })
    .from(uploads)
    .where(eq(policyNumber, number));
  return row ?? { documents: 0, bytes: 0 };
}
