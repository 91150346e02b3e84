import { type Endpoints, failedMessageDays, type FailedMessages, mostFailedMessages } from '@portal/contract';
import { inBrand, linesOfLetter, type MessageBrand, messageTitle } from '@portal/contract/words';
import { addDays } from '@portal/domain';
import { appendAudit, type FailedMessage, inTransaction, messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { dayStart } from '../../day-start';
import { maskedReceiver, nextReceivers } from './next-receiver';

/**
 * What could not be sent lately: text messages with the number masked and without what they say, letters as they are to be printed. That it was
 * read is written down.
 */
export async function failedMessages(
  { caller, request }: StaffCall<Endpoints['failedMessages']>,
  { database, issuer, portalUrl }: Tools,
): Promise<FailedMessages> {
  const since = dayStart(addDays(request.today, -failedMessageDays));
  const found = await messageQueue.failed(database, { since, most: mostFailedMessages + 1 });
  const shown = found.slice(0, mostFailedMessages);
  const nextReceiver = await nextReceivers(database, shown);
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
  const brand = { product: issuer.productName, portalUrl };
  return {
    messages: shown.map((one) => inTheList(one, nextReceiver(one), brand)),
    hasMore: found.length > shown.length,
  };
}

const inTheList = (
  failed: FailedMessage,
  nextReceiver: string,
  brand: MessageBrand,
): FailedMessages['messages'][number] => ({
  id: failed.id,
  policyNumber: failed.policyNumber,
  title: messageTitle(failed.message.purpose),
  sentToMasked: maskedReceiver(failed.message, failed.message.to),
  nextToMasked: maskedReceiver(failed.message, nextReceiver),
  isSameNumber: nextReceiver === failed.message.to,
  letter:
    failed.message.channel === 'POST'
      ? { to: linesOfLetter(nextReceiver), text: inBrand(failed.message.text, brand) }
      : null,
  reason: failed.reason,
  createdAt: failed.createdAt.toISOString(),
  failedAt: failed.failedAt.toISOString(),
});
