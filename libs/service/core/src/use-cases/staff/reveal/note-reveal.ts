import { type Endpoints } from '@portal/contract';
import { appendAudit, inTransaction, peopleOn } from '@portal/service-store';
import { type ServicingCall, type Tools } from '../../../call/use-case';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';

/** Writes down that a full number is being looked at (docs/domain/conduct.md#r8-2). Somebody of another policy is like nobody. */
export async function noteReveal(
  { policy, caller, request, body }: ServicingCall<Endpoints['noteReveal']>,
  { database }: Tools,
) {
  const { entityType, entityId } = body;
  const isTheirs = peopleOn(policy.record).some(({ kind, person }) => kind === entityType && person.id === entityId);
  if (!isTheirs) throw new Refusal('NOT_FOUND');
  const event = { ...auditedBy(caller, request), policyNumber: policy.policyNumber, action: 'NUMBER_SHOWN' };
  await inTransaction(database, (tx) => appendAudit(tx, { ...event, entityType, entityId, outcome: 'SUCCEEDED' }));
  return { noted: true } as const;
}
