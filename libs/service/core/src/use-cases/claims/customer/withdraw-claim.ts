import { type Claim, type Endpoints } from '@portal/contract';
import { stoppedClock } from '@portal/domain';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, saveClaim, type Transaction } from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { cancelPayouts } from '../cancel-payouts';
import { withEvent } from '../with-event';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['withdrawClaim']>;

/** Withdraws a claim: its clocks stop, what is not with the bank yet is not paid, and nothing waits for anybody. It can be opened again. */
export const withdrawClaim = (call: Call, tools: Tools): Promise<Claim> =>
  onOwnClaim(call, tools, { route: 'withdraw-claim', act: 'WITHDRAW' }, (tx, held) => withdraw(call, tx, held));

async function withdraw(call: Call, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body } = call;
  const { claim } = await cancelPayouts(call, tx, held, { keepsPremiums: true });
  const stopped = {
    ...claim.record,
    clock: { ...stoppedClock, completeAt: null, disputedAt: null },
    recommendation: null,
  };
  const who = nameOf(call, held);
  const record = withEvent(stopped, { at: request.now, who, event: 'WITHDRAWN' });
  const saved = await saveClaim(tx, claim, { status: 'WITHDRAWN', record }, request.now);
  await auditClaim(call, tx, claim, {
    action: 'CLAIM_WITHDRAWN',
    before: { status: held.claim.status },
    after: { status: saved.status },
    reason: body.reason,
  });
  return done(saved);
}
