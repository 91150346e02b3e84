import { type Endpoints } from '@portal/contract';
import { appendAudit, inTransaction, messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { maskedReceiver, nextReceivers } from './next-receiver';

/** Enqueues a failed message anew. Whoever comes second is told that somebody did so before. */
export async function sendMessageAgain(
  { params, caller, request }: StaffCall<Endpoints['sendMessageAgain']>,
  tools: Tools,
): Promise<{ sentTo: string }> {
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  const sentTo = await inTransaction(tools.database, async (tx) => {
    let receiver = '';
    const failed = await messageQueue.sendAgain(tx, params.id, {
      id: tools.random.uuid(),
      now: request.now,
      to: async (one) => (receiver = (await nextReceivers(tx, [one]))(one)),
    });
    if (failed === null) throw new Refusal('CONFLICT', 'Somebody has dealt with this message already.');
    const sentTo = maskedReceiver(failed.message, receiver);
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: failed.policyNumber,
      action: 'MESSAGE_SENT_AGAIN',
      outcome: 'SUCCEEDED',
      entityType: 'MESSAGE',
      entityId: failed.id,
      after: { purpose: failed.message.purpose, sentTo },
    });
    return sentTo;
  });
  request.after(tools.sendPromised);
  return { sentTo };
}
