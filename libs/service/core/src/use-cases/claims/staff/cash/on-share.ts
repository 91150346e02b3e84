import { type ClaimCase } from '@portal/contract';
import { type Outcome, refused } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type Tools } from '../../../../call/use-case';
import { type ClaimCall, onClaim } from '../on-claim';
import { shareForCash, type ShareForCash } from './share-for-cash';
import { type LockedClaim } from '../../locked-claim';

export interface HeldShare extends LockedClaim {
  share: ShareForCash;
}

type Call = ClaimCall & { params: { claimantId: string } };

/** Does something about cash for one of those who are paid, on a claim that is held. Refuses with 404 somebody who is not on the claim. */
export const onShare = (
  call: Call,
  tools: Tools,
  { route, as }: { route: string; as: 'assess' | 'confirm' },
  work: (tx: Transaction, held: HeldShare) => Promise<Outcome<ClaimRow>>,
): Promise<ClaimCase> => {
  const { claimantId } = call.params;
  return onClaim(call, tools, { route: `${route} ${claimantId}`, as }, async (tx, held) => {
    const claimant = held.claim.record.claimants.find((one) => one.id === claimantId);
    if (claimant === undefined) return refused('NOT_FOUND');
    return work(tx, { ...held, share: shareForCash(claimant, held.payouts) });
  });
};
