import { someProviders } from '@portal/service-payments/testing';
import { inTransaction, type Message, messageQueue, migrate, openPglite, webRandom } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { doChores } from './upkeep';

const now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
const providers = someProviders();
const auditKey = 'a key of the audit that only this test knows';
const message: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' };

async function aDatabase() {
  const opened = await openPglite();
  await migrate(opened.database, now);
  await inTransaction(opened.database, (tx) =>
    messageQueue.enqueue(tx, { id: webRandom.uuid(), policyNumber: null, message, now }),
  );
  return opened;
}

describe('a round of chores', () => {
  it('sends what was promised, once', async () => {
    const { database, close } = await aDatabase();
    const sent: Message[] = [];
    const tools = {
      database,
      clock,
      providers,
      messenger: async (one: Message) => void sent.push(one),
      log: () => undefined,
      auditKey,
    };
    await doChores(tools);
    await doChores(tools);
    expect(sent).toEqual([message]);
    await close();
  });

  it('keeps a message for the next round when the gateway is away, and goes on with the rest', async () => {
    const { database, close } = await aDatabase();
    const logged: unknown[] = [];
    const log = (entry: unknown) => void logged.push(entry);
    const away = async () => Promise.reject(new Error('The gateway is away'));
    await doChores({ database, clock, providers, messenger: away, log, auditKey });
    expect(logged).toMatchObject([{ level: 'error', event: 'upkeep', chore: 'send promised messages' }]);
    const sent: Message[] = [];
    const later = { now: () => new Date(now.getTime() + 60_000) };
    await doChores({ database, clock: later, providers, messenger: async (one) => void sent.push(one), log, auditKey });
    expect(sent).toEqual([message]);
    await close();
  });
});
