import { everybodyLeft, livesLeft, stepAfterDeath, todayInJohannesburg } from '@portal/domain';
import { claimsForMainMember, processDueEvents } from '@portal/service-change-pipeline';
import {
  claimsAfterDeath,
  type ClaimRow,
  type Clock,
  type Database,
  inTransaction,
  lockClaim,
  lockPolicy,
  noteCoverLookedAt,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { endPolicyOfDeceased } from './end-policy-of-deceased';
import { takeoverWaitedUntil } from './takeover-waited';
import { tellCoverEnds } from './tell-cover-ends';

/** What the cover that a main member left is ended with. */
interface EndingTools {
  database: Database;
  clock: Clock;
  random: RandomSource;
}

/** Claims looked up in one go, and looked at in one round: the rest comes in the next. */
const batch = 100;
const mostInRound = 1000;
const beforeEvery = '00000000-0000-0000-0000-000000000000';

/**
 * Looks at every policy whose main member died and that nobody has taken over: tells the adults on it when their cover ends, each time once and
 * late when a day was missed, and ends it the day after its last one, or at once where nobody is covered; then premiums are given back. Each
 * is looked at once a day, in a transaction of its own, however many processes do this. One that fails holds up no other and is tried again;
 * rejects at the end when one did. Gives how many were told of or ended. Source: docs/domain/claims.md#c8-2 and #c8-3.
 */
export async function endCoverAfterDeath(tools: EndingTools, signal?: AbortSignal): Promise<number> {
  const today = todayInJohannesburg(tools.clock.now());
  const failures: unknown[] = [];
  let moved = 0;
  let after = beforeEvery;
  for (let looked = 0; looked < mostInRound; looked += batch) {
    const found = await claimsAfterDeath(tools.database, { today, after, most: batch });
    for (const claim of found) {
      if (signal?.aborted) break;
      await inTransaction(tools.database, (tx) => look(tools, tx, claim)).then(
        (hasMoved) => (moved += hasMoved ? 1 : 0),
        (error: unknown) => failures.push(error),
      );
    }
    const last = found.at(-1);
    if (last === undefined || found.length < batch || signal?.aborted) break;
    after = last.id;
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} policies after a death failed`);
  return moved;
}

async function look(
  { clock, random }: EndingTools,
  tx: Transaction,
  { id, policyNumber }: Pick<ClaimRow, 'id' | 'policyNumber'>,
): Promise<boolean> {
  const now = clock.now();
  const found = await lockPolicy(tx, policyNumber);
  const claim = await lockClaim(tx, id);
  if (found === null || claim === null) throw new Error('The policy of a claim is gone');
  const today = todayInJohannesburg(now);
  if (claim.coverLookedOn !== null && claim.coverLookedOn >= today) return false; // another process was faster
  const { row: policy } = await processDueEvents({ random }, tx, found, now);
  const left = livesLeft(policy.record, { deceasedId: policy.record.MainMember.id, on: today });
  const step = stepAfterDeath(policy.record, {
    claims: claim.record.lifeId === policy.record.MainMember.id ? await claimsForMainMember(tx, policy) : [],
    isAnybodyCovered: everybodyLeft(left).length > 0,
    takeoverWaitedUntil: await takeoverWaitedUntil(tx, policyNumber, today),
    today,
  });
  const isTold = step?.kind === 'LETTER' && (await tellCoverEnds({ random }, tx, { claim, policy, left, step, now }));
  if (step?.kind === 'END') await endPolicyOfDeceased({ random }, tx, { claim, policy, now, lastDay: step.lastDay });
  await noteCoverLookedAt(tx, id, today);
  return isTold || step?.kind === 'END';
}
