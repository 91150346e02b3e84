import {
  aboutAction,
  appendAudit,
  type ApprovalActionRow,
  type AuditEvent,
  type Transaction,
} from '@portal/service-store';
import { type Actor } from '../base/change';
import { type Origin } from '../base/tools';

interface Told extends Pick<AuditEvent, 'action'> {
  actor: Actor;
  origin: Origin;
  now: Date;
  reason?: string;
  /** What else there is to say, in words. */
  more?: object;
}

/** Writes down what somebody did about a request. */
export async function auditAction(
  tx: Transaction,
  { id, policyNumber, record }: Pick<ApprovalActionRow, 'id' | 'policyNumber' | 'record'>,
  { action, actor, origin, now, reason = record.actionType, more }: Told,
): Promise<void> {
  await appendAudit(tx, {
    at: now,
    actorType: actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
    actorId: actor.id,
    role: actor.kind,
    requestId: origin.requestId,
    ip: origin.address,
    policyNumber,
    action,
    outcome: 'SUCCEEDED',
    reason,
    entityType: record.entityType,
    entityId: record.entityId,
    after: aboutAction(id, more),
  });
}
