import { someProviders } from '@portal/service-payments/testing';
import { inTransaction, type Message, messageQueue, migrate, openPglite, webRandom } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { runJobs, startUpkeep } from './upkeep';

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

const brand = { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' };

describe('a round of jobs', () => {
  it('sends what was promised, once', async () => {
    const { database, close } = await aDatabase();
    const sent: Message[] = [];
    const tools = {
      database,
      clock,
      random: webRandom,
      providers,
      messenger: async (one: Message) => void sent.push(one),
      log: () => undefined,
      auditKey,
      brand,
    };
    await runJobs(tools);
    await runJobs(tools);
    expect(sent).toEqual([message]);
    await close();
  });

  it('keeps a message for the next round when the gateway is away, and goes on with the rest', async () => {
    const { database, close } = await aDatabase();
    const logged: unknown[] = [];
    const log = (entry: unknown) => void logged.push(entry);
    const away = async () => Promise.reject(new Error('The gateway is away'));
    await runJobs({ database, clock, random: webRandom, providers, messenger: away, brand, log, auditKey });
    expect(logged).toMatchObject([{ level: 'error', event: 'upkeep', job: 'send promised messages' }]);
    const sent: Message[] = [];
    const later = { now: () => new Date(now.getTime() + 60_000) };
    await runJobs({
      database,
      clock: later,
      random: webRandom,
      providers,
      messenger: async (one) => void sent.push(one),
      brand,
      log,
      auditKey,
    });
    expect(sent).toEqual([message]);
    await close();
  });
});

describe('upkeep that is asked to stop', () => {
  const tools = { log: () => undefined } as never;

  it('lets the job under way end between two pieces of work, and begins no other', async () => {
    const done: string[] = [];
    const stop = startUpkeep(
      tools,
      { every: 60_000 },
      {
        first: async (_tools, signal) => {
          while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve));
          done.push('first');
        },
        second: async () => done.push('second'),
      },
    );
    expect(await stop(10_000)).toBe(true);
    expect(done).toEqual(['first']);
  });

  it('waits for a job that does not listen no longer than it is told to', async () => {
    const stop = startUpkeep(tools, { every: 60_000 }, { deaf: () => new Promise(() => undefined) });
    expect(await stop(20)).toBe(false);
  });

  it('begins no round while the one before is under way', async () => {
    let rounds = 0;
    const stop = startUpkeep(
      tools,
      { every: 1 },
      {
        slow: async () => {
          rounds += 1;
          await new Promise((resolve) => setTimeout(resolve, 60));
        },
      },
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rounds).toBe(1);
    await stop(10_000);
  });
});
