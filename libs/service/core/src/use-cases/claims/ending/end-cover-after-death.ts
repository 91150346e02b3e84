import { everybodyLeft, livesLeft, stepAfterDeath } from '@portal/domain';
import { claimsForMainMember, processDueEvents } from '@portal/service-change-pipeline';
import { claimsAfterDeath, noteCoverLookedAt, type Transaction } from '@portal/service-store';
import { type LockedClaim, lookOnceADay } from '../look-once-a-day';
import { endPolicyOfDeceased } from './end-policy-of-deceased';
import { takeoverWaitedUntil } from './takeover-waited';
import { tellCoverEnds } from './tell-cover-ends';
import { type RoundTools } from '../round-tools';

/**
 * Looks at every policy whose main member died and that nobody has taken over: tells the adults on it when their cover ends, each time once and
 * late when a day was missed, and ends it the day after its last one, or at once where nobody is covered; then premiums are given back.
 * Gives how many were told of or ended. Source: docs/domain/claims.md#c8-2 and #c8-3.
 */
export const endCoverAfterDeath = (tools: RoundTools, signal?: AbortSignal): Promise<number> =>
  lookOnceADay(
    tools,
    {
      work: 'COVER_AFTER_DEATH',
      find: claimsAfterDeath,
      lookedOn: ({ coverLookedOn }) => coverLookedOn,
      look: (tx, locked) => look(tools, tx, locked),
      note: noteCoverLookedAt,
    },
    signal,
  );

async function look(
  { random }: RoundTools,
  tx: Transaction,
  { claim, policy: found, now, today }: LockedClaim,
): Promise<boolean> {
  const { row: policy } = await processDueEvents({ random }, tx, found, now);
  const left = livesLeft(policy.record, { deceasedId: policy.record.MainMember.id, on: today });
  const step = stepAfterDeath(policy.record, {
    claims: claim.record.lifeId === policy.record.MainMember.id ? await claimsForMainMember(tx, policy) : [],
    isAnybodyCovered: everybodyLeft(left).length > 0,
    takeoverWaitedUntil: await takeoverWaitedUntil(tx, policy.policyNumber, today),
    today,
  });
  const isTold = step?.kind === 'LETTER' && (await tellCoverEnds({ random }, tx, { claim, policy, left, step, now }));
  if (step?.kind === 'END') await endPolicyOfDeceased({ random }, tx, { claim, policy, now, lastDay: step.lastDay });
  return isTold || step?.kind === 'END';
}
