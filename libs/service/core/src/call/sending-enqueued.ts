import { oneAtATime } from './one-at-a-time';

/**
 * Sends what a change has enqueued: mandates to the payers' banks, and messages. Each one pass at a time in this process: of many at once a bank
 * would be asked twice (it takes one reference once), and messages would be claimed for longer than they may while the gateway's rate is
 * waited for. A bank that does not answer holds up no message.
 *
 * Waits for both, so that a process that ends has done both, and then fails as the first did that failed.
 */
export function sendingEnqueued(work: Record<'toBanks' | 'messages', () => Promise<unknown>>): () => Promise<void> {
  const toBanks = oneAtATime(work.toBanks);
  const messages = oneAtATime(work.messages);
  return async () => {
    const ends = await Promise.allSettled([toBanks(), messages()]);
    const failed = ends.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  };
}
