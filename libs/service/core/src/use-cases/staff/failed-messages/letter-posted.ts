import { type Endpoints } from '@portal/contract';
import { messageQueue } from '@portal/service-store';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { settleFailed } from './settle-failed';

/**
 * Notes that a failed letter was printed and posted by hand: it is not on the list any more. What is noted is the address on record now, which is
 * the one that staff read unless it changed after they had.
 */
export const letterPosted = async (
  call: StaffCall<Endpoints['letterPosted']>,
  tools: Tools,
): Promise<{ postedTo: string }> => ({
  postedTo: await settleFailed(call, tools, {
    action: 'LETTER_POSTED',
    receiverAs: 'postedTo',
    tooLate: 'Somebody has dealt with this letter already.',
    settle: (tx, id) => messageQueue.posted(tx, id, call.request.now),
  }),
});
