import { type ReceivedSms, type Sms } from './sms';

/** Messages kept; older ones are dropped, because nobody clears a stand-in. */
export const inboxCapacity = 500;

interface Outside {
  now: () => Date;
  newId: () => string;
}

/** The messages that arrived, in memory, newest first. */
export function createInbox({ now, newId }: Outside, capacity = inboxCapacity) {
  let messages: ReceivedSms[] = [];

  return {
    /** Takes a message. A reference that is already here gives the first message back and delivers nothing. */
    receive(sms: Sms): { message: ReceivedSms; isRepeat: boolean } {
      const earlier = sms.reference && messages.find(({ reference }) => reference === sms.reference);
      if (earlier) return { message: earlier, isRepeat: true };
      const message = { ...sms, id: newId(), receivedAt: now().toISOString() };
      messages = [message, ...messages].slice(0, capacity);
      return { message, isRepeat: false };
    },

    /** What lies on the phone `to`, or on every phone. */
    messages: (to?: string): ReceivedSms[] => (to ? messages.filter((message) => message.to === to) : messages),
  };
}
export type Inbox = ReturnType<typeof createInbox>;
