import { type Claim, type Endpoints } from '@portal/contract';
import { done, type Outcome, refused, tellClaimant } from '@portal/service-change-pipeline';
import { type ClaimDocumentLine, type ClaimRow, saveClaim, type Transaction } from '@portal/service-store';
import { idOf } from '../../../caller/caller';
import { type FamilyCall, type Tools } from '../../../call/use-case';
import { noticeOfComplete } from '../claim-notices';
import { openForDocuments } from '../documents/open-for-documents';
import { keepClaimFiles } from '../documents/receive-files';
import { receivedLine, withLine } from '../documents/received-line';
import { followFacts } from '../follow-facts';
import { otherStands } from '../opening/standing-claim';
import { toldOf } from '../told-of';
import { withEvent } from '../with-event';
import { auditClaim, nameOf, onOwnClaim } from './on-own-claim';
import { isForArranger } from './arranger-view';
import { cameForward } from './came-forward';
import { readerOf } from './own-claims';
import { type LockedClaim } from '../locked-claim';

type Call = FamilyCall<Endpoints['sendClaimDocument']>;

/** Takes in the photos or files of one document, or that the policyholder does not have it. The last one needed starts the clock. */
export const sendClaimDocument = (call: Call, tools: Tools): Promise<Claim> =>
  onOwnClaim(call, tools, { route: 'send-claim-document', act: 'SEND_DOCUMENTS' }, (tx, held) =>
    take(call, tools, tx, held),
  );

async function take(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { request, body, caller } = call;
  const { claim, policy } = held;
  const exists = await otherStands(tx, claim);
  if (exists) return exists;
  const reader = readerOf(claim, caller);
  const line = claim.record.documents.find(
    ({ id, payeeId }) => id === body.documentId && (payeeId === null || payeeId === reader?.id),
  );
  if (line === undefined || (reader?.arrangesFuneral && !isForArranger(line, reader))) return refused('NOT_FOUND');
  const { now } = request;
  const received = await receive(call, tools, tx, { claim, line });
  if (!received.success) return received;
  const event = body.files.length > 0 ? 'DOCUMENT_SENT' : 'HELP_ASKED';
  const happened = { at: now, who: nameOf(call, held), event, about: line.label } as const;
  const draft = followFacts(
    openForDocuments(
      { ...claim, record: withEvent(withLine(cameForward(claim.record, reader), received.value), happened) },
      now,
    ),
    {
      now,
      uuid: tools.random.uuid,
    },
  );
  const saved = await saveClaim(tx, claim, draft, now);
  if (draft.isCompleted) {
    await tellClaimant(tools, tx, { claim: saved, policy }, toldOf(reader, policy), noticeOfComplete(saved, null), now);
  }
  await auditClaim(call, tx, claim, {
    action: event === 'DOCUMENT_SENT' ? 'CLAIM_DOCUMENT_SENT' : 'CLAIM_HELP_ASKED',
    after: { documentId: line.id, type: line.type, files: body.files.length, status: saved.status },
  });
  return done(saved);
}

/** The line with what came for it, which is kept; or that help is needed with it, where nothing has come. */
async function receive(
  { request: { now }, body, caller }: Call,
  tools: Tools,
  tx: Transaction,
  { claim, line }: { claim: ClaimRow; line: ClaimDocumentLine },
): Promise<Outcome<ClaimDocumentLine>> {
  if (body.files.length === 0) {
    const isWaiting = line.status === 'NEEDED' || line.status === 'NOT_USABLE';
    return done(isWaiting ? { ...line, helpAskedAt: line.helpAskedAt ?? now.toISOString() } : line);
  }
  const kept = await keepClaimFiles(tools, tx, claim, {
    documentId: line.id,
    files: body.files,
    source: 'CUSTOMER',
    sentBy: idOf(caller),
    receivedAt: now,
    now,
  });
  return kept.success ? done(receivedLine(line, { files: kept.value, receivedAt: now })) : kept;
}
