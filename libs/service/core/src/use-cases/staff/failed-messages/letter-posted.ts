import { type Endpoints } from '@portal/contract';
import { appendAudit, inTransaction, messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { maskedReceiver, nextReceivers } from './next-receiver';

/** Notes that a failed letter was printed and posted by hand, to the address that staff were shown: it is not on the list any more. */
export async function letterPosted(
  { params, caller, request }: StaffCall<Endpoints['letterPosted']>,
  { database }: Tools,
): Promise<{ postedTo: string }> {
  if (!isUuid(params.id)) throw new Refusal('NOT_FOUND');
  return inTransaction(database, async (tx) => {
    const letter = await messageQueue.posted(tx, params.id, request.now);
    if (letter === null) throw new Refusal('CONFLICT', 'Somebody has dealt with this letter already.');
    const postedTo = maskedReceiver(letter.message, (await nextReceivers(tx, [letter]))(letter));
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: letter.policyNumber,
      action: 'LETTER_POSTED',
      outcome: 'SUCCEEDED',
      entityType: 'MESSAGE',
      entityId: letter.id,
      after: { purpose: letter.message.purpose, postedTo },
    });
    return { postedTo };
  });
}
