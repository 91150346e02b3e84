import { type Endpoints } from '@portal/contract';
import { messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { settleFailed } from './settle-failed';

/** Enqueues a failed message anew. Whoever comes second is told that somebody dealt with it before. */
export async function sendMessageAgain(
  call: StaffCall<Endpoints['sendMessageAgain']>,
  tools: Tools,
): Promise<{ sentTo: string }> {
  const sentTo = await settleFailed(call, tools, {
    action: 'MESSAGE_SENT_AGAIN',
    receiverAs: 'sentTo',
    tooLate: 'Somebody has dealt with this message already.',
    settle: (tx, id, to) => messageQueue.sendAgain(tx, id, { id: tools.random.uuid(), now: call.request.now, to }),
  });
  call.request.after(tools.sendEnqueued);
  return { sentTo };
}
