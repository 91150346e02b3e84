import { appendAudit, type FailedMessage, inTransaction, type Transaction } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { type RequestContext } from '../../../caller/request-context';
import { type Tools } from '../../../call/use-case';
import { isUuid } from '../../../wire/is-uuid';
import { Refusal } from '../../../wire/refusal';
import { auditedBy } from '../../actor';
import { maskedReceiver, nextReceivers } from './next-receiver';

interface MessageCall {
  params: { id: string };
  caller: StaffCaller;
  request: RequestContext;
}

type ReceiverOf = (failed: FailedMessage) => Promise<string>;

interface Settling {
  action: string;
  /** Under which name the audit notes where it went. */
  receiverAs: string;
  /** What whoever comes second reads. */
  tooLate: string;
  /** Takes the message off the list. Null: it is not on it. */
  settle: (tx: Transaction, id: string, receiverOf: ReceiverOf) => Promise<FailedMessage | null>;
}

/** Does something with a failed message once and writes down where it went: the number or the address on record now. Gives that, masked. */
export async function settleFailed(
  { params: { id }, caller, request }: MessageCall,
  { database }: Pick<Tools, 'database'>,
  { action, receiverAs, tooLate, settle }: Settling,
): Promise<string> {
  if (!isUuid(id)) throw new Refusal('NOT_FOUND');
  return inTransaction(database, async (tx) => {
    const receiverOf: ReceiverOf = async (failed) => (await nextReceivers(tx, [failed]))(failed);
    const failed = await settle(tx, id, receiverOf);
    if (failed === null) throw new Refusal('CONFLICT', tooLate);
    const receiver = maskedReceiver(failed.message, await receiverOf(failed));
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: failed.policyNumber,
      action,
      outcome: 'SUCCEEDED',
      entityType: 'MESSAGE',
      entityId: failed.id,
      after: { purpose: failed.message.purpose, [receiverAs]: receiver },
    });
    return receiver;
  });
}
