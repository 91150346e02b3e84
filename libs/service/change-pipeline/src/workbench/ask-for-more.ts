import { type Endpoints, pathOfProposal, type TrustedBodyOf } from '@portal/contract';
import { actionTypes, kindsOfChange, labelOf } from '@portal/domain';
import {
  type ApprovalActionRow,
  insertQuestion,
  inTransaction,
  saveApprovalAction,
  type StoredAction,
  type Transaction,
} from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { done, type Outcome, refused, type Refused } from '../base/change';
import { sendNotices } from '../base/notices';
import { once } from '../base/once';
import { assessRisk } from '../risk/assess-risk';
import { type Held, lockRequest, type StaffRequest, type StaffTools } from './lock-request';
import { checkMayWorkOn } from './may-work-on';

/** A question to the policyholder before anybody decides. */
export interface AskingRequest extends StaffRequest {
  question: TrustedBodyOf<Endpoints['askForMore']>;
  /** The one intention behind it; without a key every request is its own. */
  idempotencyKey: string | null;
}

/**
 * Asks the policyholder for more: the documents join those that the request needs, and the policyholder is told. The request goes on
 * running out. The same intention twice is one question.
 */
export const askForMore = (tools: StaffTools, request: AskingRequest): Promise<Outcome<ApprovalActionRow>> =>
  inTransaction(tools.database, async (tx) => {
    const now = tools.clock.now();
    const held = await lockRequest(tools, tx, request.actionId, now);
    if (!held.success) return held;
    const { actor, idempotencyKey: key, question } = request;
    const intention = key === null ? null : { subject: `${actor.id} ${request.actionId}`, route: 'ask-for-more', key };
    let { action } = held.value;
    // Whoever asks twice reads the request as it is by now, so nothing of it is remembered.
    const asked = await once(tx, { intention, body: question, now }, async () => {
      const notAllowed = checkMayWorkOn(action, actor, now) ?? checkSomebodyAsked(action);
      if (notAllowed) return notAllowed;
      action = await ask(tools, tx, held.value, request);
      return done({});
    });
    return asked.success ? done(action) : asked;
  });

const checkSomebodyAsked = ({ record }: ApprovalActionRow): Refused | null =>
  kindsOfChange[record.actionType].askedBy === 'nobody'
    ? refused('FORBIDDEN', 'Nobody asked for this, so nobody can be asked for more.')
    : null;

async function ask(
  tools: StaffTools,
  tx: Transaction,
  { row, action }: Held,
  { actor, origin, question }: AskingRequest,
): Promise<ApprovalActionRow> {
  const now = tools.clock.now();
  const { message, documentTypes } = question;
  const record: StoredAction = {
    ...action.record,
    documents: withMissing(action.record.documents, documentTypes, tools.random.uuid),
    asked: { message, askedAt: now.toISOString() },
  };
  await insertQuestion(tx, {
    id: tools.random.uuid(),
    actionId: action.id,
    policyNumber: row.policyNumber,
    message,
    documentTypes,
    askedBy: actor.id,
    askedByName: actor.name,
    askedAt: now,
    answeredAt: null,
  });
  const assessed = await assessRisk(tx, row, record);
  const saved = await saveApprovalAction(tx, { ...action, ...assessed, record, awaitsCustomer: true });
  const notice = {
    type: 'MORE_ASKED' as const,
    name: labelOf(actionTypes, record.actionType),
    reason: message,
    path: pathOfProposal(record),
    smsTo: row.record.MainMember.Cell_Number,
  };
  await sendNotices(tools, tx, row, [notice], now);
  await auditAction(tx, action, { action: 'ASKED_FOR_MORE', actor, origin, now, more: question });
  return saved;
}

/** The documents of a request with more that it needs; one that is missing already is not asked for twice. */
function withMissing(
  documents: StoredAction['documents'],
  types: AskingRequest['question']['documentTypes'],
  uuid: () => string,
): StoredAction['documents'] {
  const isMissing = (type: string) => documents.some((one) => one.type === type && one.required && !one.received);
  const more = [...new Set(types)].filter((type) => !isMissing(type));
  return [...documents, ...more.map((type) => ({ id: uuid(), fileName: null, type, required: true, received: false }))];
}
