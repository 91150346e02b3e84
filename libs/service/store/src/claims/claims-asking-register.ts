import { and, asc, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimRecord } from '../base/claim-record';
import { type ClaimRow, claims } from '../schema/claims';
import { byRegister } from './register-on-claim';

/** Those that were never asked about, or not since this moment. `asks_register` stands alone, so that a planner sees that the index fits. */
const isDue = (notSince: Date) =>
  and(sql`${claims.asksRegister}`, or(isNull(claims.registerAskedAt), lte(claims.registerAskedAt, notSince)));

/** Claims about which the register of deaths is asked by itself and was not since a moment, those never asked about first. */
export const claimsAskingRegister = (
  executor: Executor,
  { notSince, most }: { notSince: Date; most: number },
): Promise<Pick<ClaimRow, 'id' | 'policyNumber'>[]> =>
  executor
    .select({ id: claims.id, policyNumber: claims.policyNumber })
    .from(claims)
    .where(isDue(notSince))
    .orderBy(sql`${claims.registerAskedAt} ASC NULLS FIRST`, asc(claims.id))
    .limit(most);

/**
 * Takes on a claim about which the register is to be asked, as if it had been asked at `as`: until that is too long ago nobody else asks, and
 * then somebody does again, should this process have died before there was an answer. False: another process asks, or nobody has to any more.
 */
export async function takeRegisterQuestion(
  executor: Executor,
  id: string,
  { as, notSince }: { as: Date; notSince: Date },
): Promise<boolean> {
  const asked = await executor
    .update(claims)
    .set({ registerAskedAt: as })
    .where(and(eq(claims.id, id), isDue(notSince)))
    .returning({ id: claims.id });
  return asked.length > 0;
}

/** Notes what follows from the register about a claim that is held, for whoever looks for claims. */
export async function noteByRegister(
  tx: Transaction,
  { id, status, record }: Pick<ClaimRow, 'id' | 'status' | 'record'>,
): Promise<void> {
  await tx.update(claims).set(byRegister(status, record)).where(eq(claims.id, id));
}

/** Keeps what the register answered on a claim that is held. Nobody who reads the claim has to read it anew for that alone. */
export async function keepRegisterAnswers(
  tx: Transaction,
  { id, status }: Pick<ClaimRow, 'id' | 'status'>,
  { record, now }: { record: ClaimRecord; now: Date },
): Promise<ClaimRow> {
  const [row] = await tx
    .update(claims)
    .set({ record, registerAskedAt: now, ...byRegister(status, record) })
    .where(eq(claims.id, id))
    .returning();
  if (!row) throw new Error('There is no such claim');
  return row;
}
