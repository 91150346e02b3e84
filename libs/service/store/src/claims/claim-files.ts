import { and, count, eq, ne, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimFileRow, claimFiles, claims } from '../schema/claims';

/** Keeps what was sent for a claim. */
export async function insertClaimFiles(tx: Transaction, files: readonly ClaimFileRow[]): Promise<void> {
  if (files.length > 0) await tx.insert(claimFiles).values([...files]);
}

/** A file of this claim; null for one of another claim or of nobody. */
export async function findClaimFile(executor: Executor, claimId: string, id: string): Promise<ClaimFileRow | null> {
  const [row] = await executor
    .select()
    .from(claimFiles)
    .where(and(eq(claimFiles.claimId, claimId), eq(claimFiles.id, id)));
  return row ?? null;
}

/** How many files of a claim are kept, and how many bytes they have. */
export async function sumClaimFiles(executor: Executor, claimId: string): Promise<{ files: number; bytes: number }> {
  const [row] = await executor
    .select({ files: count(), bytes: sql<number>`coalesce(sum(${claimFiles.sizeBytes}), 0)::float8` })
    .from(claimFiles)
    .where(eq(claimFiles.claimId, claimId));
  return row ?? { files: 0, bytes: 0 };
}

/** References of other claims for which a file of this claim was sent as well, byte by byte the same. */
export async function claimsWithSameFiles(executor: Executor, claimId: string): Promise<string[]> {
  const own = executor.select({ sha256: claimFiles.sha256 }).from(claimFiles).where(eq(claimFiles.claimId, claimId));
  const rows = await executor
    .selectDistinct({ reference: claims.reference })
    .from(claimFiles)
    .innerJoin(claims, eq(claims.id, claimFiles.claimId))
    .where(and(ne(claimFiles.claimId, claimId), sql`${claimFiles.sha256} IN (${own.getSQL()})`))
    .orderBy(claims.reference);
  return rows.map(({ reference }) => reference);
}
