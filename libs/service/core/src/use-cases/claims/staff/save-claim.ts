import { claimFlags, todayInJohannesburg } from '@portal/domain';
import { tellClaimants } from '@portal/service-change-pipeline';
import { type ClaimRow, type RandomSource, saveClaim, type Transaction } from '@portal/service-store';
import { type RequestContext } from '../../../caller/request-context';
import { type ClaimDraft, followFacts } from '../follow-facts';
import { noticeOfComplete } from '../claim-notices';
import { withGuardianPlace } from '../continuation/guardian';
import { flagFactsOf } from './flag-facts';
import { type LockedClaim } from '../locked-claim';

/**
 * Saves what changed on a claim that is held: documents, clock and flags follow from it. When with this the last document is there,
 * whoever claims is told by when it is decided.
 */
export async function saveFollowed(
  { request: { now } }: { request: Pick<RequestContext, 'now'> },
  { random }: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  { claim, policy }: Pick<LockedClaim, 'claim' | 'policy'>,
  { status, record }: Pick<ClaimDraft, 'status' | 'record'>,
): Promise<ClaimRow> {
  const uuid = () => random.uuid();
  const placed = withGuardianPlace({ ...claim, record }, policy.record, { today: todayInJohannesburg(now), uuid });
  const followed = followFacts({ ...claim, status, record: placed }, { now, uuid });
  const flags = claimFlags(await flagFactsOf(tx, followed, now));
  const saved = await saveClaim(tx, claim, { ...followed, record: { ...followed.record, flags } }, now);
  if (followed.isCompleted) {
    const came = saved.record.claimants.filter(({ hasComeForward }) => hasComeForward);
    await tellClaimants({ random }, tx, { claim: saved, policy }, came, noticeOfComplete(saved, null), now);
  }
  return saved;
}
