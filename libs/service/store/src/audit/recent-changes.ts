import { type ActionType } from '@portal/domain';
import { and, count, eq, gt, inArray, or } from 'drizzle-orm';
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
