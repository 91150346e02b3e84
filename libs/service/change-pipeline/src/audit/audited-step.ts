import { type AuditEvent } from '@portal/service-store';
import { type Step } from '../base/done';

export type AuditedStep = Pick<Step, 'row' | 'proposal' | 'context' | 'origin'>;

/** What every audit event of a change says: who made it, when, from where and on which policy. */
export const auditedStep = ({ row, context, origin }: AuditedStep) =>
  ({
    at: context.now,
    actorType: context.actor.kind === 'customer' ? 'CUSTOMER' : 'STAFF',
    actorId: context.actor.id,
    role: context.actor.kind,
    requestId: origin.requestId,
    ip: origin.address,
    policyNumber: row.policyNumber,
  }) satisfies Partial<AuditEvent>;
