import { type Endpoints, type Servicing } from '@portal/contract';
import { labelOf, needsCaller, servicingHours, servicingReasons, withoutNumbers } from '@portal/domain';
import { noticeOfOpening, sendNotices } from '@portal/service-change-pipeline';
import {
  appendAudit,
  type AuditEvent,
  insertServicing,
  inTransaction,
  lockPolicy,
  type ServicingRow,
  type Transaction,
} from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { refusedField } from '../../../wire/refused-field';
import { auditedBy } from '../../actor';
import { tooManyFailures } from './opening-limit';
import { servicingRecord } from './servicing-record';
import { wrongAnswers } from './wrong-answers';

type Call = StaffCall<Endpoints['openPolicy']>;

const forDecisions = 'Take the request on among the approvals: that opens its policy';

/**
 * Opens a policy to a member of staff for a few hours. For a caller, the service compares what the caller said with the policy,
 * with the policy locked: of any number of tries at once, five fail (decision 007).
 */
export async function openPolicy(call: Call, tools: Tools): Promise<Servicing> {
  if (call.body.reason === 'DECISION') throw refusedField('reason', forDecisions);
  const opened = await inTransaction(tools.database, (tx) => tryToOpen(tx, call, tools));
  if (opened instanceof Refusal) throw opened; // what failed stays written down
  return opened;
}

async function tryToOpen(tx: Transaction, call: Call, { random }: Tools): Promise<Servicing | Refusal> {
  const { params, body, caller, request } = call;
  const policy = await lockPolicy(tx, params.policyNumber);
  if (policy === null) return new Refusal('NOT_FOUND');
  const { policyNumber, record } = policy;
  const { reason, note } = body;
  const told = { ...auditedBy(caller, request), policyNumber, reason: reasonInWords(body) };

  const blocked = await tooManyFailures(tx, { staffId: caller.staff.id, policyNumber, now: request.now });
  if (blocked) return refuse(tx, { ...told, action: 'POLICY_OPENING_BLOCKED', after: { reason } }, blocked);

  const answers = needsCaller(reason) ? body.answers : [];
  const failed = wrongAnswers(record, answers);
  if (failed.length > 0) {
    const event = { ...told, action: 'POLICY_NOT_OPENED', after: { reason, failed } };
    return refuse(tx, event, new Refusal('CALLER_NOT_VERIFIED'));
  }
  const servicing: ServicingRow = {
    id: random.uuid(),
    staffId: caller.staff.id,
    policyNumber,
    reason,
    note,
    closedAt: null,
    verified: [...new Set(answers.map(({ question }) => question))],
    openedAt: request.now,
    endsAt: new Date(request.now.getTime() + servicingHours * 3_600_000),
  };
  await insertServicing(tx, servicing);
  await appendAudit(tx, {
    ...told,
    action: 'POLICY_OPENED',
    outcome: 'SUCCEEDED',
    entityType: 'SERVICING',
    entityId: servicing.id,
    after: { reason, verified: servicing.verified, endsAt: servicing.endsAt },
  });
  await sendNotices({ random }, tx, policy, [noticeOfOpening(reason)], request.now);
  return servicingRecord(servicing, record);
}

const reasonInWords = ({ reason, note }: Pick<Call['body'], 'reason' | 'note'>): string =>
  [labelOf(servicingReasons, reason), note && withoutNumbers(note)].filter(Boolean).join(': ');

async function refuse(tx: Transaction, event: Omit<AuditEvent, 'outcome'>, refusal: Refusal): Promise<Refusal> {
  await appendAudit(tx, { ...event, outcome: 'REFUSED' });
  return refusal;
}
