import { fromCents } from '@portal/domain';
import { type Notice, tellClaimant } from '@portal/service-change-pipeline';
import {
  type Claimant,
  type ClaimRow,
  isToParlour,
  type NewPayout,
  type PolicyRow,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';

/** A claim after its decision, with what is paid by it. */
interface Decided {
  claim: ClaimRow;
  policy: PolicyRow;
  planned: readonly NewPayout[];
}

/** Tells whoever claims, in the same hour, what was decided for them: no more than their own part. Source: docs/domain/claims.md#c10-3. */
export async function tellDecision(
  tools: { random: Pick<RandomSource, 'uuid'> },
  tx: Transaction,
  decided: Decided,
  now: Date,
): Promise<void> {
  const { claim, policy } = decided;
  for (const claimant of claim.record.claimants) {
    for (const notice of noticesFor(claimant, decided)) {
      await tellClaimant(tools, tx, { claim, policy }, claimant, notice, now);
    }
  }
}

type Told = Omit<Notice, 'smsTo'>;

function noticesFor({ id, share, hasComeForward, arrangesFuneral }: Claimant, { claim, planned }: Decided): Told[] {
  // Of the funeral parlour alone, with no amount: the letter is for the estate.
  if (arrangesFuneral) return [{ type: 'PARLOUR_DECIDED' }];
  if (share === null && !hasComeForward) return [];
  const { decision, clock } = claim.record;
  const ofShare = planned.filter(({ claimantId }) => claimantId === id);
  const own = ofShare.filter((payout) => !isToParlour(payout));
  const ready = centsOf(own.filter(({ status }) => status === 'READY'));
  const toParlour = centsOf(ofShare.filter((payout) => isToParlour(payout)));
  const isRefused = decision !== null && (decision.kind === 'REPUDIATE' || decision.isPartRefused);
  const notices: Told[] = [
    ...(ready > 0 ? [{ type: 'CLAIM_APPROVED', amount: fromCents(ready) } as const] : []),
    ...(own.some(({ status }) => status === 'WAITING_FOR_ACCOUNT') ? [{ type: 'CLAIM_ACCOUNT' } as const] : []),
    ...(toParlour > 0 ? [{ type: 'PARLOUR_APPROVED', amount: fromCents(toParlour) } as const] : []),
    ...(isRefused ? [{ type: 'CLAIM_DECIDED' } as const] : []),
  ];
  if (claim.status === 'DISPUTED') {
    return [...notices, { type: 'CLAIM_DISPUTED', ...(clock.disputeDue !== null && { date: clock.disputeDue }) }];
  }
  return notices.length > 0 ? notices : [{ type: 'CLAIM_DECIDED' }];
}

const centsOf = (payouts: readonly NewPayout[]) => payouts.reduce((sum, { amountCents }) => sum + amountCents, 0);
