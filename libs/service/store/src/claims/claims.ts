import { claimAwaitsOf, type ClaimStatus, decisionDay, type PayoutStatus } from '@portal/domain';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimRow, claims, payouts } from '../schema/claims';
import { type ClaimRecord } from '../base/claim-record';
import { byRegister } from './register-on-claim';
import { statusesToActOn } from './to-parlour';
import { answerDay, unanswered } from './unanswered';

/** A claim as it is opened. */
export type NewClaim = Pick<
  ClaimRow,
  'id' | 'reference' | 'policyNumber' | 'lifeKind' | 'lifeKey' | 'numberKey' | 'status' | 'record' | 'createdAt'
>;

const flagLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;

/** What lists are found and ordered by, as it follows from the claim. */
const listedBy = (status: ClaimStatus, record: ClaimRecord, payoutStatuses: readonly PayoutStatus[]) => ({
  awaits: claimAwaitsOf(status, payoutStatuses, unanswered(record) !== null),
  dueOn: decisionDay({ status, ...record.clock }) ?? answerDay(record),
  ...byRegister(status, record),
  flagLevel: record.flags.length === 0 ? null : Math.max(...record.flags.map(({ level }) => flagLevels.indexOf(level))),
});

/** Stores a claim. A second one about the same life of a policy is refused while the first stands: see `isDuplicate`. */
export async function insertClaim(tx: Transaction, claim: NewClaim): Promise<ClaimRow> {
  const [row] = await tx
    .insert(claims)
    .values({ ...claim, ...listedBy(claim.status, claim.record, []), version: 1, updatedAt: claim.createdAt })
    .returning();
  return row as ClaimRow;
}

export async function findClaim(executor: Executor, id: string): Promise<ClaimRow | null> {
  const [row] = await executor.select().from(claims).where(eq(claims.id, id));
  return row ?? null;
}

/** The claim with a reference as `readReference` gives it, whosever it is: the caller of this must know who asks. */
export async function findClaimByReference(executor: Executor, reference: string): Promise<ClaimRow | null> {
  const [row] = await executor.select().from(claims).where(eq(claims.reference, reference));
  return row ?? null;
}

/** The claim, held until the end of the transaction: one change at a time. Whoever needs its policy too holds that first. */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | null> {
  const [row] = await tx.select().from(claims).where(eq(claims.id, id)).for('update');
  return row ?? null;
}

/** Saves a claim that is held, under its next version, and gives it as it is then. Opening it again may be refused: see `isDuplicate`. */
export async function saveClaim(
  tx: Transaction,
  { id, version }: Pick<ClaimRow, 'id' | 'version'>,
  { status, record }: Pick<ClaimRow, 'status' | 'record'>,
  now: Date,
): Promise<ClaimRow> {
  const paid = await tx
    .select({ status: payouts.status, record: payouts.record })
    .from(payouts)
    .where(eq(payouts.claimId, id));
  const listed = listedBy(status, record, statusesToActOn(paid));
  const [row] = await tx
    .update(claims)
    .set({ status, record, ...listed, version: version + 1, updatedAt: now })
    .where(eq(claims.id, id))
    .returning();
  if (!row) throw new Error('There is no such claim');
  return row;
}

/** Gives a claim that is held to a member of staff, or back to the queue. Nobody who reads the claim has to read it anew. */
export async function assignClaim(
  tx: Transaction,
  id: string,
  taken: Pick<ClaimRow, 'takenBy' | 'takenByName' | 'takenAt'> | null,
): Promise<ClaimRow> {
  const nobodys = { takenBy: null, takenByName: null, takenAt: null };
  const [row] = await tx
    .update(claims)
    .set(taken ?? nobodys)
    .where(eq(claims.id, id))
    .returning();
  if (!row) throw new Error('There is no such claim');
  return row;
}

/** Every claim on some policies, the newest first. */
export async function claimsOfPolicies(executor: Executor, policyNumbers: readonly string[]): Promise<ClaimRow[]> {
  if (policyNumbers.length === 0) return [];
  return executor
    .select()
    .from(claims)
    .where(inArray(claims.policyNumber, [...policyNumbers]))
    .orderBy(desc(claims.createdAt), desc(claims.id));
}

/** Every claim about somebody, on whatever policy, by `numberKey`; the newest first. */
export const claimsOfPerson = (executor: Executor, numberKey: string): Promise<ClaimRow[]> =>
  executor
    .select()
    .from(claims)
    .where(sql`${claims.numberKey} IS NOT NULL AND ${claims.numberKey} = ${numberKey}`)
    .orderBy(desc(claims.createdAt), desc(claims.id));
