import { type Clock, type Message } from '@portal/service-store';

/** A message as somebody received it. */
export interface ReceivedMessage extends Message {
  at: string;
}

/** Where the messages of the service arrive. Whoever listens is told of each. */
export function createInbox(clock: Clock, onMessage: (message: Message) => void) {
  const received: ReceivedMessage[] = [];
  return {
    messenger: async (message: Message): Promise<void> => {
      received.push({ at: clock.now().toISOString(), ...message });
      onMessage(message);
    },
    /** Newest last. */
    all: (): readonly ReceivedMessage[] => received,
  };
}
export type Inbox = ReturnType<typeof createInbox>;
