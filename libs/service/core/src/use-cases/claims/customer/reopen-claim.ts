import { type Claim, type Endpoints } from '@portal/contract';
import { done, type Notice, type Outcome, tellClaimant } from '@portal/service-change-pipeline';
import { type ClaimRow, saveClaim, type Transaction } from '@portal/service-store';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { noticeOfComplete, noticeOfDocuments } from '../claim-notices';
import { missingForDecision } from '../documents/document-lines';
import { followFacts } from '../follow-facts';
import { otherStands } from '../opening/standing-claim';
import { toldOf } from '../told-of';
import { withEvent } from '../with-event';
import { readerOf } from './own-claims';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['reopenClaim']>;

/** Opens a claim again that was withdrawn or closed for now. Its clock counts from that day; what was sent before still counts. */
export const reopenClaim = (call: Call, tools: Tools): Promise<Claim> =>
  onOwnClaim(call, tools, { route: 'reopen-claim', act: 'REOPEN' }, (tx, held) => reopen(call, tools, tx, held));

async function reopen(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, caller } = call;
  const { claim, policy } = held;
  const exists = await otherStands(tx, claim);
  if (exists) return exists;
  const { now } = request;
  const who = nameOf(call, held);
  const record = withEvent(
    { ...claim.record, clockFrom: now.toISOString(), reminded: [] },
    { at: now, who, event: 'REOPENED' },
  );
  const draft = followFacts({ status: 'REPORTED', lifeKind: claim.lifeKind, record }, { now, uuid: tools.random.uuid });
  const saved = await saveClaim(tx, claim, draft, now);
  await tellClaimant(
    tools,
    tx,
    { claim: saved, policy },
    toldOf(readerOf(saved, caller), policy),
    noticeOf(saved),
    now,
  );
  await auditClaim(call, tx, claim, {
    action: 'CLAIM_REOPENED',
    before: { status: claim.status },
    after: { status: saved.status },
  });
  return done(saved);
}

/** What is still needed, or by when it is decided. */
const noticeOf = (claim: ClaimRow): Notice =>
  missingForDecision(claim.record.documents).length > 0
    ? noticeOfDocuments(claim, null)
    : noticeOfComplete(claim, null);
