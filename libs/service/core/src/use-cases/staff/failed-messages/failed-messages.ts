import { type Endpoints, failedMessageDays, type FailedMessages, mostFailedMessages } from '@portal/contract';
import { messageTitle } from '@portal/contract/words';
import { addDays, maskPhone } from '@portal/domain';
import { appendAudit, type FailedMessage, inTransaction, messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { dayStart } from '../../day-start';
import { nextNumbers } from './next-number';

/** What could not be sent lately, numbers masked and without what it says. That it was read is written down. */
export async function failedMessages(
  { caller, request }: StaffCall<Endpoints['failedMessages']>,
  { database }: Tools,
): Promise<FailedMessages> {
  const since = dayStart(addDays(request.today, -failedMessageDays));
  const found = await messageQueue.failed(database, { since, most: mostFailedMessages + 1 });
  const shown = found.slice(0, mostFailedMessages);
  const nextNumber = await nextNumbers(database, shown);
  if (shown.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'FAILED_MESSAGES_READ',
        outcome: 'SUCCEEDED',
        after: { messages: shown.map(({ id }) => id) },
      }),
    );
  }
  return { messages: shown.map((one) => inTheList(one, nextNumber(one))), hasMore: found.length > shown.length };
}

const inTheList = (failed: FailedMessage, nextNumber: string): FailedMessages['messages'][number] => ({
  id: failed.id,
  policyNumber: failed.policyNumber,
  title: messageTitle(failed.message.purpose),
  sentToMasked: maskPhone(failed.message.to),
  nextToMasked: maskPhone(nextNumber),
  isSameNumber: nextNumber === failed.message.to,
  reason: failed.reason,
  createdAt: failed.createdAt.toISOString(),
  failedAt: failed.failedAt.toISOString(),
});
