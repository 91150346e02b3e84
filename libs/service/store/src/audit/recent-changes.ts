import { type ActionType, limits } from '@portal/domain';
import { and, count, eq, gt, gte, inArray, or } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { audit } from '../schema/audit';

/** How often changes of these kinds took effect on a policy after a moment, at once or after somebody's approval. */
export async function countChanges(
  executor: Executor,
  { policyNumber, kinds, since }: { policyNumber: string; kinds: readonly ActionType[]; since: Date },
): Promise<number> {
  const [row] = await executor
    .select({ changes: count() })
    .from(audit)
    .where(
      and(
        eq(audit.chain, policyNumber),
        gt(audit.at, since),
        eq(audit.outcome, 'SUCCEEDED'),
        or(
          inArray(audit.action, [...kinds]),
          and(eq(audit.action, 'CHANGE_APPLIED'), inArray(audit.reason, [...kinds])),
        ),
      ),
    );
  return row?.changes ?? 0;
}

/** What staff do about a change of bank details: ask for it, note that the policyholder agreed, approve it. */
const actsOnBanks = ['UPDATE_BANKING_DETAILS', 'CHANGE_REQUESTED', 'CONSENT_RECORDED', 'CHANGE_APPROVED'];
/** A request waits at most so long before it takes effect. */
const longestWaitMs = limits.APPROVAL_EXPIRY_DAYS_BANKING * 86_400_000;

/** When the bank details of a policy last changed since a moment, and which members of staff had a part in it; null: they did not. */
export async function lastBankChange(
  executor: Executor,
  policyNumber: string,
  since: Date,
): Promise<{ at: Date; staff: string[] } | null> {
  const rows = await executor
    .select({ at: audit.at, actorType: audit.actorType, actorId: audit.actorId, action: audit.action })
    .from(audit)
    .where(
      and(
        eq(audit.chain, policyNumber),
        gte(audit.at, new Date(since.getTime() - longestWaitMs)),
        eq(audit.outcome, 'SUCCEEDED'),
        eq(audit.entityType, 'BANKING_DETAILS'),
        inArray(audit.action, [...actsOnBanks, 'CHANGE_APPLIED']),
      ),
    );
  const took = rows.filter(
    ({ at, action }) => at >= since && (action === 'UPDATE_BANKING_DETAILS' || action === 'CHANGE_APPLIED'),
  );
  const times = took.map(({ at }) => at.getTime());
  if (times.length === 0) return null;
  const staff = rows.flatMap(({ actorType, actorId }) => (actorType === 'STAFF' && actorId !== null ? [actorId] : []));
  return { at: new Date(Math.max(...times)), staff: [...new Set(staff)] };
}
