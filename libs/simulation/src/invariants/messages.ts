import { inBrand } from '@portal/contract/words';
import { schema } from '@portal/service-store';
import { type World } from '../world/world';
import { BrokenInvariant } from '../world/broken-invariant';

const pins = /PIN is \d+\./;

/** A message as phones get it: its sender and the portal are filled in when it is sent. */
const asSent = (text: string, { brand }: World) => inBrand(text, brand);

/** Counts one more of a kind. Gives how many there are now. */
function countOf(counts: Map<string, number>, key: string): number {
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  return count;
}

/**
 * No phone got a message more often than it was written down to be sent, and nobody is reminded of one premium twice. PINs are sent at
 * once and not written down.
 */
export async function checkMessages(world: World): Promise<void> {
  const written = new Map<string, number>();
  const reminders = new Map<string, number>();
  for (const { message, policyNumber, sentAgainAs } of await world.store.database.select().from(schema.outbox)) {
    const text = asSent(message.text, world);
    countOf(written, `${message.to} ${text}`);
    if (message.purpose !== 'PREMIUM_DUE' || sentAgainAs !== null) continue;
    if (countOf(reminders, `${policyNumber} ${message.to} ${text}`) > 1) {
      throw new BrokenInvariant('a-message-is-sent-once', 'one premium was reminded of twice');
    }
  }
  const delivered = new Map<string, number>();
  for (const { to, text, purpose } of world.phones.all()) {
    if (pins.test(text)) continue;
    const key = `${to} ${text}`;
    if (countOf(delivered, key) > (written.get(key) ?? 0)) {
      throw new BrokenInvariant('a-message-is-sent-once', `a ${purpose} came twice`);
    }
  }
}
