import { addressOfLetter, placeOfLetter, receiverOfLetter } from '@portal/contract/words';
import { maskPhone } from '@portal/domain';
import { type Executor, type FailedMessage, type Message, staysWithNumber, waysToReach } from '@portal/service-store';

/**
 * Where failed messages go when they are sent again: to the number or the address on record now, which may have been put right; whose policy is
 * another's by now is on no list. The news
 * that a number was changed stays with the old one, where a thief cannot hide it, and so does the question whether the policyholder lives.
 */
export async function nextReceivers(
  executor: Executor,
  messages: readonly FailedMessage[],
): Promise<(message: FailedMessage) => string> {
  const onRecord = await waysToReach(executor, [
    ...new Set(messages.flatMap(({ policyNumber }) => policyNumber ?? [])),
  ]);
  return ({ policyNumber, message: { channel, purpose, to } }) => {
    const now = onRecord.get(policyNumber ?? '');
    if (now === undefined || staysWithNumber.includes(purpose)) return to;
    return channel === 'POST' ? addressOfLetter(receiverOfLetter(to), now.address) : (now.cellNumber ?? to);
  };
}

/** A number masked; of a letter the place alone. */
export const maskedReceiver = ({ channel }: Pick<Message, 'channel'>, to: string): string =>
  channel === 'POST' ? placeOfLetter(to) : maskPhone(to);
