import { type Message, type Messenger } from '@portal/service-store';

interface Options {
  /** How each kind of message leaves. A kind without a way out is refused. */
  channels: Partial<Record<Message['channel'], Messenger>>;
  /** Told of every message before it leaves. */
  record?: ((message: Message) => Promise<void>) | undefined;
}

/** Every message leaves through here, so that a stopping service can wait for the ones under way. */
export function postRoom({ channels, record }: Options) {
  const underWay = new Set<Promise<void>>();

  const deliver: Messenger = async (message) => {
    await record?.(message);
    const send = channels[message.channel];
    if (!send) throw new Error(`There is no gateway for messages by ${message.channel}`);
    await send(message);
  };

  return {
    send: (message: Message): Promise<void> => {
      const sending = deliver(message).finally(() => underWay.delete(sending));
      underWay.add(sending);
      return sending;
    },
    /** Resolves once nothing is under way, whatever became of it. */
    settled: async (): Promise<void> => void (await Promise.allSettled(underWay)),
  };
}
