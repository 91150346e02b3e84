import { type ReceivedSms, type Sms } from './sms';

/** Messages kept; older ones are dropped, because nobody clears a stand-in. */
const inboxCapacity = 500;
/** References remembered, longer than their messages: a sender may come again much later. */
const mostReferences = 100_000;

interface Outside {
  now: () => Date;
  newId: () => string;
}

/** The messages that arrived, in memory, newest first. */
export function createInbox({ now, newId }: Outside, capacity = inboxCapacity) {
  let messages: ReceivedSms[] = [];
  const byReference = new Map<string, ReceivedSms>();

  return {
    /** Takes a message. A reference that was here gives the first message back and delivers nothing. */
    receive(sms: Sms): { message: ReceivedSms; isRepeat: boolean } {
      const earlier = sms.reference && byReference.get(sms.reference);
      if (earlier) return { message: earlier, isRepeat: true };
      const message = { ...sms, id: newId(), receivedAt: now().toISOString() };
      messages = [message, ...messages].slice(0, capacity);
      if (sms.reference) byReference.set(sms.reference, message);
      const [oldest] = byReference.size > mostReferences ? byReference.keys() : [];
      if (oldest !== undefined) byReference.delete(oldest);
      return { message, isRepeat: false };
    },

    /** What lies on the phone `to`, or on every phone. */
    messages: (to?: string): ReceivedSms[] => (to ? messages.filter((message) => message.to === to) : messages),
  };
}
export type Inbox = ReturnType<typeof createInbox>;
