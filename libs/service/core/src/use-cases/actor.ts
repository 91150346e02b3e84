import { fullName } from '@portal/domain';
import { type Actor } from '@portal/service-change-pipeline';
import { type AskedPolicy, type AuditEvent } from '@portal/service-store';
import { type AnyCaller, type Caller, idOf, isStaff, type StaffCaller } from '../caller/caller';
import { type RequestContext } from '../caller/request-context';

/** A member of staff as the pipeline knows people. */
export const staffActor = ({ kind, staff }: StaffCaller): Actor => ({ kind, ...staff });

/** The caller as the pipeline knows people. A customer has the name of the policy's main member. */
export const actorOf = (caller: Caller, { record }: Pick<AskedPolicy, 'record'>): Actor =>
  isStaff(caller)
    ? staffActor(caller)
    : { kind: 'customer', id: caller.customer.id, name: fullName(record.MainMember) };

/** Who did something, when and from where, as the audit keeps it. */
export const auditedBy = (
  caller: AnyCaller,
  { now, requestId, address }: Pick<RequestContext, 'now' | 'requestId' | 'address'>,
): Pick<AuditEvent, 'at' | 'actorType' | 'actorId' | 'role' | 'requestId' | 'ip'> => ({
  at: now,
  actorType: isStaff(caller) ? 'STAFF' : caller.kind === 'claimant' ? 'CLAIMANT' : 'CUSTOMER',
  actorId: idOf(caller),
  role: caller.kind,
  requestId,
  ip: address,
});
