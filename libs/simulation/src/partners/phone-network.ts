import { type Message, MessageNotSent, type Messenger } from '@portal/service-store';

/** What the gateway does with the next messages. */
type GatewayMood = 'takes' | 'takes-and-says-nothing' | 'is-down';

/** One message as a phone got it. */
export interface Delivered {
  to: string;
  text: string;
  purpose: string;
}

/** The gateway for text messages and the phones behind it. It recognises a message by its reference. */
export function phoneNetwork() {
  const phones = new Map<string, Delivered[]>();
  const references = new Map<string, Delivered>();
  const state: { mood: GatewayMood; taken: number; repeated: number; badNumbers: Set<string> } = {
    mood: 'takes',
    taken: 0,
    repeated: 0,
    badNumbers: new Set(),
  };

  const messenger: Messenger = async (message: Message, reference?: string): Promise<void> => {
    if (state.mood === 'is-down') throw new MessageNotSent('The gateway is down');
    if (state.badNumbers.has(message.to)) throw new MessageNotSent('The gateway refuses this number', 'REFUSED');
    state.taken += 1;
    const delivered = { to: message.to, text: message.text, purpose: message.purpose };
    if (reference !== undefined && references.has(reference)) {
      state.repeated += 1;
    } else {
      if (reference !== undefined) references.set(reference, delivered);
      phones.set(message.to, [...(phones.get(message.to) ?? []), delivered]);
    }
    if (state.mood === 'takes-and-says-nothing')
      throw new MessageNotSent('The gateway took it and its answer was lost');
  };
  return {
    state,
    messenger,
    /** Everything that a phone got, the oldest first. */
    messagesOf: (number: string): readonly Delivered[] => phones.get(number) ?? [],
    all: (): readonly Delivered[] => [...phones.values()].flat(),
  };
}
