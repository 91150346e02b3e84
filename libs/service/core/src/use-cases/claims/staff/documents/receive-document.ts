import { type ClaimCase, type Endpoints } from '@portal/contract';
import { done, type Outcome, refused, refusedFields } from '@portal/service-change-pipeline';
import { type ClaimRow, type Transaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../../call/use-case';
import { keepClaimFiles } from '../../documents/receive-files';
import { receivedLine, withLine } from '../../documents/received-line';
import { otherStands } from '../../opening/standing-claim';
import { auditClaim, onClaim } from '../on-claim';
import { saveFollowed } from '../save-claim';
import { withStaffEvent } from '../staff-event';
import { type LockedClaim } from '../../locked-claim';

type Call = StaffCall<Endpoints['receiveClaimDocument']>;

/**
 * Puts in a document that came by hand, by post or by e-mail, whoever works on the claim. The clock counts from the moment at which it reached
 * us.
 */
export const receiveClaimDocument = (call: Call, tools: Tools): Promise<ClaimCase> =>
  onClaim(
    call,
    tools,
    { route: `receive-document ${call.params.documentId}`, act: 'SEND_DOCUMENTS', as: null },
    (tx, held) => receive(call, tools, tx, held),
  );

async function receive(call: Call, tools: Tools, tx: Transaction, held: LockedClaim): Promise<Outcome<ClaimRow>> {
  const { params, caller, request, body } = call;
  const { now } = request;
  const { claim } = held;
  const exists = await otherStands(tx, claim);
  if (exists) return exists;
  const line = claim.record.documents.find(({ id }) => id === params.documentId);
  if (line === undefined) return refused('NOT_FOUND');
  const receivedAt = body.receivedAt === null ? now : new Date(body.receivedAt);
  if (receivedAt > now) {
    return refusedFields([{ field: 'receivedAt', message: 'It cannot have reached us in the future' }]);
  }
  const sent = { documentId: line.id, files: body.files, source: 'STAFF', sentBy: caller.staff.id } as const;
  const kept = await keepClaimFiles(tools, tx, claim, { ...sent, receivedAt, now });
  if (!kept.success) return kept;
  const received = withLine(claim.record, receivedLine(line, { files: kept.value, receivedAt }));
  const isClosed = claim.status === 'DORMANT';
  const record = withStaffEvent(
    { ...received, reminded: [], ...(isClosed && { clockFrom: receivedAt.toISOString() }) },
    call,
    'DOCUMENT_SENT',
    line.label,
  );
  const saved = await saveFollowed(call, tools, tx, held, { status: isClosed ? 'REPORTED' : claim.status, record });
  await auditClaim(call, tx, saved, {
    action: 'CLAIM_DOCUMENT_SENT',
    after: { documentId: line.id, type: line.type, files: body.files.length, status: saved.status },
  });
  return done(saved);
}
