import { type UploadDocument } from '@portal/contract';
import { bytesOfBase64, customerMay, type PlainDate, todayInJohannesburg } from '@portal/domain';
import {
  aboutAction,
  type ApprovalActionRow,
  appendAudit,
  findAnswered,
  findApprovalAction,
  findUpload,
  inTransaction,
  insertUploads,
  lockPolicy,
  type PolicyRow,
  rememberAnswer,
  saveApprovalAction,
  type StoredAction,
  type Transaction,
  type UploadRow,
} from '@portal/service-store';
import { bodyHash } from '../base/body-hash';
import { type Actor, done, type Outcome, refused } from '../base/change';
import { provedStudies } from '../planners/life-details';
import { assessRisk } from '../risk/assess-risk';
import { noRoomForUploads } from './room-for-uploads';
import { processDueEvents } from '../lifecycle/process-due-events';
import { type Origin, type PipelineTools } from '../base/tools';
import { answerQuestions } from './answer-questions';

/** A document that somebody sends in. */
export interface DocumentRequest {
  policyNumber: string;
  actor: Actor;
  origin: Origin;
  document: UploadDocument;
  /** The one intention behind it; without one every request is its own. */
  idempotencyKey?: string | null;
}

/**
 * Keeps a document, once for each intention; one for a change that waits is ticked off its list. Source: docs/domain/conduct.md#r8-4.
 */
export const receiveDocument = (tools: PipelineTools, request: DocumentRequest): Promise<Outcome<UploadRow>> =>
  inTransaction(tools.database, async (tx) => {
    const found = await lockPolicy(tx, request.policyNumber);
    if (found === null) return refused('NOT_FOUND');
    const now = tools.clock.now();
    const intention = intentionOf(request);
    const hash = bodyHash(request.document);
    const before = intention && (await findAnswered(tx, intention));
    if (before) {
      if (before.bodyHash !== hash) return refused('IDEMPOTENCY_MISMATCH');
      const kept = await findUpload(tx, request.policyNumber, (before.answer as { id: string }).id);
      return kept ? done(kept) : refused('NOT_FOUND');
    }
    const { row } = await processDueEvents(tools, tx, found, now);
    const may = customerMay(row.record.Policy_Status, 'documents');
    if (!may.success) return refused('INVALID_STATUS', may.message);
    const { actionId = null } = request.document;
    const action = actionId && (await findApprovalAction(tx, row.policyNumber, actionId));
    if (actionId && !action) return refused('NOT_FOUND');
    if (action && action.status !== 'PENDING') return refused('ACTION_NOT_PENDING');
    const noRoom = await noRoomForUploads(tx, row.policyNumber, [request.document]);
    if (noRoom) return noRoom;
    const upload = uploadOf(tools, row, request, now);
    await insertUploads(tx, [upload]);
    if (action) await tickOff(tx, row, action, upload);
    await appendAudit(tx, {
      at: now,
      actorType: request.actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
      actorId: request.actor.id,
      role: request.actor.kind,
      requestId: request.origin.requestId,
      ip: request.origin.address,
      policyNumber: row.policyNumber,
      action: 'DOCUMENT_RECEIVED',
      entityType: 'DOCUMENT',
      entityId: upload.id,
      after: { ...(action && aboutAction(action.id)), type: upload.type, sizeBytes: upload.sizeBytes },
      outcome: 'SUCCEEDED',
    });
    if (intention) await rememberAnswer(tx, intention, { bodyHash: hash, answer: { id: upload.id }, now });
    return done(upload);
  });

const intentionOf = ({ idempotencyKey: key, actor, policyNumber }: DocumentRequest) =>
  key ? { subject: `${actor.id} ${policyNumber}`, route: 'documents', key } : null;

function uploadOf(
  { random }: PipelineTools,
  { policyNumber }: PolicyRow,
  { document, actor }: DocumentRequest,
  createdAt: Date,
): UploadRow {
  const { base64File, fileName, fileExtension, contentType, type, actionId = null } = document;
  const content = bytesOfBase64(base64File);
  return {
    id: random.uuid(),
    policyNumber,
    actionId,
    type,
    fileName,
    fileExtension,
    contentType,
    sizeBytes: content.byteLength,
    content,
    source: actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
    createdAt,
  };
}

/** The first missing document of this kind is here now; any other stands beside those asked for. It may answer what staff asked. */
async function tickOff(
  tx: Transaction,
  row: PolicyRow,
  action: ApprovalActionRow,
  { id, fileName, type, createdAt: now }: UploadRow,
): Promise<void> {
  const { documents } = action.record;
  const place = documents.findIndex((asked) => !asked.received && asked.type === type);
  const arrived = { id, fileName, type: type as StoredAction['documents'][number]['type'], received: true };
  const next =
    place === -1
      ? [...documents, { ...arrived, required: false }]
      : documents.map((asked, at) => (at === place ? { ...arrived, required: asked.required } : asked));
  const { awaitsCustomer, asked } = await answerQuestions(tx, action.id, next, now);
  const proposedValue = withProof(action.record, type, todayInJohannesburg(now));
  const record: StoredAction = { ...action.record, documents: next, asked, proposedValue };
  await saveApprovalAction(tx, { ...action, ...(await assessRisk(tx, row, record)), record, awaitsCustomer });
}

/** Proof of study that comes after the request proves the studies as if it had come with it. */
function withProof({ entityType, proposedValue }: StoredAction, type: string, today: PlainDate) {
  if (entityType !== 'CHILD' || proposedValue === null) return proposedValue;
  return { ...proposedValue, ...provedStudies(proposedValue, { Documents: [{ type }] }, today) };
}
