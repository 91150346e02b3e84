import { type Claim, type Endpoints } from '@portal/contract';
import { done, type Outcome } from '@portal/service-change-pipeline';
import { type ClaimRow, saveClaim, type Transaction } from '@portal/service-store';
import { idOf } from '../../../caller/caller';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { newRepresentation, representationAudited, withRepresentation } from '../new-representation';
import { withEvent } from '../with-event';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['sendRepresentations']>;

/** Takes in why somebody who claims does not agree with a refusal: somebody else looks at it, by the day that is promised. */
export const sendRepresentations = (call: Call, tools: Tools): Promise<Claim> =>
  onOwnClaim(call, tools, { route: 'send-representations', act: 'DISAGREE' }, (tx, held) =>
    take(call, tools, tx, held),
  );

async function take(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body, caller } = call;
  const { now } = request;
  const { claim } = held;
  const name = nameOf(call, held);
  const by = { source: 'CUSTOMER', id: idOf(caller), name } as const;
  const sent = await newRepresentation(tools, tx, claim, { ...body, by, receivedAt: now, now });
  if (!sent.success) return sent;
  const record = withEvent(withRepresentation(claim.record, sent.value), { at: now, who: name, event: 'DISAGREED' });
  const saved = await saveClaim(tx, claim, { status: claim.status, record }, now);
  await auditClaim(call, tx, claim, { action: 'CLAIM_DISAGREED', after: representationAudited(sent.value) });
  return done(saved);
}
