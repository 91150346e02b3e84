import { type Endpoints } from '@portal/contract';
import { appendAudit, closeServicing, findPolicy, inTransaction } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';

/** Closes a policy for the caller alone; one that is not open to them stays as it is. */
export async function closePolicy(
  { params: { policyNumber }, caller, request }: StaffCall<Endpoints['closePolicy']>,
  { database }: Tools,
) {
  if ((await findPolicy(database, policyNumber)) === null) throw new Refusal('NOT_FOUND');
  const wasOpen = await inTransaction(database, async (tx) => {
    const closed = await closeServicing(tx, { staffId: caller.staff.id, policyNumber }, request.now);
    if (closed) {
      const event = { ...auditedBy(caller, request), policyNumber, action: 'POLICY_CLOSED' };
      await appendAudit(tx, { ...event, outcome: 'SUCCEEDED' });
    }
    return closed;
  });
  return { wasOpen };
}
