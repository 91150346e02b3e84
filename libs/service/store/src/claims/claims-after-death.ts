import { canTransition, codesOf, decidedClaimStatuses, type PlainDate, policyStatuses } from '@portal/domain';
import { and, asc, eq, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { type Executor, type Transaction } from '../database/database';
import { type ClaimRow, claims } from '../schema/claims';
import { policies } from '../schema/policies';

/** Policies in these end when nobody takes them over. */
const mayEnd = codesOf(policyStatuses).filter((status) => canTransition(status, 'CLAIMED'));

/** Decided claims for a main member whose policy goes on, which were not looked at on this day, after an id. */
export const claimsAfterDeath = (
  executor: Executor,
  asked: AskedAfterDeath,
): Promise<Pick<ClaimRow, 'id' | 'policyNumber'>[]> => claimsAfterDeathQuery(executor, asked);

interface AskedAfterDeath {
  today: PlainDate;
  after: string;
  most: number;
}

/** The same, not asked yet: it begins with the policies, of which few have a main member who died and go on. */
export const claimsAfterDeathQuery = (executor: Executor, { today, after, most }: AskedAfterDeath) =>
  executor
    .select({ id: claims.id, policyNumber: claims.policyNumber })
    .from(claims)
    .innerJoin(policies, eq(policies.policyNumber, claims.policyNumber))
    .where(
      and(
        eq(claims.lifeKind, 'MAIN_MEMBER'),
        inArray(claims.status, decidedClaimStatuses),
        inArray(policies.status, mayEnd),
        // Not those that somebody has taken over.
        sql`${policies.record} -> 'MainMember' ->> 'Life_Status' = 'DECEASED'`,
        or(isNull(claims.coverLookedOn), lt(claims.coverLookedOn, today)),
        gt(claims.id, after),
      ),
    )
    .orderBy(asc(claims.id))
    .limit(most);

/** Notes that a claim that is held was looked at. Nobody who reads the claim has to read it anew for that. */
export async function noteCoverLookedAt(tx: Transaction, id: string, today: PlainDate): Promise<void> {
  await tx.update(claims).set({ coverLookedOn: today }).where(eq(claims.id, id));
}
