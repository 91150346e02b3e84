import { type Message, MessageNotSent, type Messenger } from '@portal/service-store';

interface Options {
  /** How each kind of message leaves. A kind without a way out is refused. */
  channels: Partial<Record<Message['channel'], Messenger>>;
  /** Told of every message before it leaves. */
  record?: ((message: Message) => Promise<void>) | undefined;
}

/** The one way out for messages. */
export const messenger =
  ({ channels, record }: Options): Messenger =>
  async (message, reference) => {
    await record?.(message);
    const send = channels[message.channel];
    if (!send) throw new MessageNotSent(`There is no gateway for messages by ${message.channel}`, 'NO_GATEWAY');
    await send(message, reference);
  };
