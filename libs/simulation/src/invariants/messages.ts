import { schema } from '@portal/service-store';
import { type World } from '../world/world';
import { BrokenInvariant } from './broken-invariant';

const pins = /PIN is \d+\./;

/** No phone got a message more often than it was written down to be sent. PINs are sent at once and not written down. */
export async function checkMessages(world: World): Promise<void> {
  const written = new Map<string, number>();
  for (const { message } of await world.store.database.select().from(schema.outbox)) {
    const key = `${message.to} ${message.text}`;
    written.set(key, (written.get(key) ?? 0) + 1);
  }
  const delivered = new Map<string, number>();
  for (const { to, text, purpose } of world.phones.all()) {
    if (pins.test(text)) continue;
    const key = `${to} ${text}`;
    const count = (delivered.get(key) ?? 0) + 1;
    delivered.set(key, count);
    if (count > (written.get(key) ?? 0)) throw new BrokenInvariant('a-message-is-sent-once', `a ${purpose} came twice`);
  }
}
