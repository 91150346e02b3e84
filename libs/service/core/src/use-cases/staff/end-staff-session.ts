import { appendAudit, signOutStaff, type Transaction } from '@portal/service-store';
import { type StaffCaller } from '../../caller/caller';
import { type RequestContext } from '../../caller/request-context';
import { auditedBy } from '../actor';

/** From now on no token that this person has is taken. */
export async function endStaffSession(tx: Transaction, caller: StaffCaller, request: RequestContext): Promise<void> {
  await signOutStaff(tx, caller.staff.id, request.now);
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    action: 'LOGGED_OUT',
    entityType: 'STAFF_SESSION',
    outcome: 'SUCCEEDED',
  });
}
