import { type Endpoints } from '@portal/contract';
import { maskPhone } from '@portal/domain';
import { appendAudit, inTransaction, messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { nextNumbers } from './next-number';

/** Enqueues a failed message anew. Whoever comes second is told that somebody did so before. */
export async function sendMessageAgain(
  { params, caller, request }: StaffCall<Endpoints['sendMessageAgain']>,
  tools: Tools,
): Promise<{ sentTo: string }> {
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  const sentTo = await inTransaction(tools.database, async (tx) => {
    let number = '';
    const failed = await messageQueue.sendAgain(tx, params.id, {
      id: tools.random.uuid(),
      now: request.now,
      to: async (one) => (number = (await nextNumbers(tx, [one]))(one)),
    });
    if (failed === null) throw new Refusal('CONFLICT', 'Somebody has sent this message again already.');
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: failed.policyNumber,
      action: 'MESSAGE_SENT_AGAIN',
      outcome: 'SUCCEEDED',
      entityType: 'MESSAGE',
      entityId: failed.id,
      after: { purpose: failed.message.purpose, sentTo: maskPhone(number) },
    });
    return maskPhone(number);
  });
  request.after(tools.sendPromised);
  return { sentTo };
}
