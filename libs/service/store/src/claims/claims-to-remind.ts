import { type PlainDate } from '@portal/domain';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimRow, claims, payouts } from '../schema/claims';
import { policies } from '../schema/policies';

/**
 * Claims of which something waits for those who claim, or is ready for a main member who has died, and that were not looked at on this day, after
 * an id: a part may be paid while we look into the rest.
 */
export const claimsToRemind = (
  executor: Executor,
  { today, after, most }: { today: PlainDate; after: string; most: number },
): Promise<Pick<ClaimRow, 'id' | 'policyNumber'>[]> =>
  executor
    .select({ id: claims.id, policyNumber: claims.policyNumber })
    .from(claims)
    .where(
      and(
        inArray(claims.id, union(awaitingClaimant(executor), withoutAccount(executor), forDeadHolder(executor))),
        or(isNull(claims.remindersLookedOn), lt(claims.remindersLookedOn, today)),
        gt(claims.id, after),
      ),
    )
    .orderBy(asc(claims.id))
    .limit(most);

const awaitingClaimant = (executor: Executor) =>
  executor
    .select({ id: claims.id })
    .from(claims)
    // claims_awaited, which is partial: written out, so that a planner sees that it fits.
    .where(and(sql`${claims.awaits} IN ('CLAIMANT', 'BANK')`, eq(claims.awaits, 'CLAIMANT')));

const withoutAccount = (executor: Executor) =>
  executor.select({ id: payouts.claimId }).from(payouts).where(eq(payouts.status, 'WAITING_FOR_ACCOUNT'));

const forDeadHolder = (executor: Executor) =>
  executor
    .select({ id: payouts.claimId })
    .from(payouts)
    .innerJoin(policies, eq(policies.policyNumber, payouts.policyNumber))
    .where(
      and(
        eq(payouts.status, 'READY'),
        sql`${payouts.record} -> 'payee' ->> 'kind' = 'POLICYHOLDER'`,
        sql`${policies.record} -> 'MainMember' ->> 'Life_Status' = 'DECEASED'`,
      ),
    );

/** Notes that a claim that is held was looked at. Nobody who reads the claim has to read it anew for that. */
export async function noteRemindersLookedAt(tx: Transaction, id: string, today: PlainDate): Promise<void> {
  await tx.update(claims).set({ remindersLookedOn: today }).where(eq(claims.id, id));
}
