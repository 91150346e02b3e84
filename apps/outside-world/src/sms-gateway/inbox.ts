import { receivedOnce } from '../delivery/received-once';
import { type ReceivedSms, type Sms } from './sms';

/** Messages kept; older ones are dropped, because nobody clears a stand-in. */
const inboxCapacity = 500;

/** The messages that arrived, in memory, newest first. */
export function createInbox(outside: Parameters<typeof receivedOnce>[0], capacity = inboxCapacity) {
  const { receive, all } = receivedOnce<Sms>(outside, capacity);
  return {
    receive,
    /** What lies on the phone `to`, or on every phone. */
    messages: (to?: string): readonly ReceivedSms[] => (to ? all().filter((message) => message.to === to) : all()),
  };
}
export type Inbox = ReturnType<typeof createInbox>;
