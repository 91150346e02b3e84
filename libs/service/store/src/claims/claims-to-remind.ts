import { type PlainDate } from '@portal/domain';
import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimRow, claims } from '../schema/claims';

/** Claims that wait for those who claim and were not looked at on this day, after an id. */
export const claimsToRemind = (
  executor: Executor,
  { today, after, most }: { today: PlainDate; after: string; most: number },
): Promise<Pick<ClaimRow, 'id' | 'policyNumber'>[]> =>
  executor
    .select({ id: claims.id, policyNumber: claims.policyNumber })
    .from(claims)
    .where(
      and(
        // claims_awaited, which is partial: written out, so that a planner sees that it fits.
        sql`${claims.awaits} IN ('CLAIMANT', 'BANK')`,
        eq(claims.awaits, 'CLAIMANT'),
        or(isNull(claims.remindersLookedOn), lt(claims.remindersLookedOn, today)),
        gt(claims.id, after),
      ),
    )
    .orderBy(asc(claims.id))
    .limit(most);

/** Notes that a claim that is held was looked at. Nobody who reads the claim has to read it anew for that. */
export async function noteRemindersLookedAt(tx: Transaction, id: string, today: PlainDate): Promise<void> {
  await tx.update(claims).set({ remindersLookedOn: today }).where(eq(claims.id, id));
}
