import { someProviders } from '@portal/service-payments/testing';
import { type Database, inTransaction, jobRuns, type Message, messageQueue, webRandom } from '@portal/service-store';
import { onEveryDatabase, openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type Job } from './job';
import { runJobs, startUpkeep } from './upkeep';
import { withLease } from './with-lease';

const now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
const providers = someProviders();
const auditKey = 'a key of the audit that only this test knows';
const message: Message = { channel: 'SMS', to: '27821234567', text: 'Hello', purpose: 'CELL_CHANGED' };

async function aDatabase() {
  const opened = await openPgliteCopy();
  await inTransaction(opened.database, (tx) =>
    messageQueue.enqueue(tx, { id: webRandom.uuid(), policyNumber: null, message, now }),
  );
  return opened;
}

const brand = { product: 'Ubuntu Funeral Cover', portalUrl: 'https://portal.example' };

const toolsOn = (database: Database) => ({
  database,
  clock,
  random: webRandom,
  providers,
  messenger: async () => undefined,
  log: () => undefined,
  auditKey,
  brand,
});

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
    expect(logged).toMatchObject([{ level: 'error', event: 'upkeep', job: 'send messages' }]);
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
  let opened: Awaited<ReturnType<typeof aDatabase>>;
  beforeAll(async () => {
    opened = await aDatabase();
  });
  afterAll(() => opened.close());
  const start = (every: number, jobs: Record<string, Job>) => startUpkeep(toolsOn(opened.database), { every }, jobs);

  it('lets the job under way end between two pieces of work, and begins no other', async () => {
    const done: string[] = [];
    const began = Promise.withResolvers<void>();
    const stop = start(60_000, {
      first: async (_tools, signal) => {
        began.resolve();
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve));
        done.push('first');
      },
      second: async () => done.push('second'),
    });
    await began.promise;
    expect(await stop(10_000)).toBe(true);
    expect(done).toEqual(['first']);
  });

  it('waits for a job that does not listen no longer than it is told to', async () => {
    const began = Promise.withResolvers<void>();
    const stop = start(60_000, {
      deaf: () => {
        began.resolve();
        return new Promise(() => undefined);
      },
    });
    await began.promise;
    expect(await stop(20)).toBe(false);
  });

  it('messages that take their time hold up no other job', async () => {
    const done = Promise.withResolvers<void>();
    const stop = start(60_000, {
      'send messages': async (_tools, signal) => {
        while (!signal.aborted) await new Promise((resolve) => setTimeout(resolve));
      },
      short: async () => done.resolve(),
    });
    await done.promise;
    expect(await stop(10_000)).toBe(true);
  });

  it('begins no round while the one before is under way', async () => {
    let rounds = 0;
    const began = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const stop = start(1, {
      slow: async () => {
        rounds += 1;
        began.resolve();
        await goOn.promise;
      },
    });
    await began.promise;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(rounds).toBe(1);
    goOn.resolve();
    await stop(10_000);
  });
});

describe('a job that was given up because it hangs', () => {
  it('is not begun again while it hangs, holds up no other, and is begun again once it has ended', async () => {
    const { database, close } = await aDatabase();
    const logged: { job?: string; error?: Error }[] = [];
    const log = (entry: object) => void logged.push(entry);
    const goOn = Promise.withResolvers<void>();
    let [begun, others] = [0, 0];
    const stop = startUpkeep(
      { ...toolsOn(database), log },
      { every: 10, patience: { longest: 10, toEnd: 10 } },
      {
        hangs: async () => {
          begun += 1;
          await goOn.promise;
        },
        other: async () => (others += 1),
      },
    );
    await expect.poll(() => others, { timeout: 10_000 }).toBeGreaterThan(3);
    expect(begun).toBe(1);
    expect(logged.at(-1)).toMatchObject({ level: 'error', event: 'upkeep', job: 'hangs' });
    expect(String(logged.at(-1)?.error)).toContain('still hangs');
    goOn.resolve();
    await expect.poll(() => begun, { timeout: 10_000 }).toBeGreaterThan(1);
    await stop(10_000);
    await close();
  });
});

onEveryDatabase('three processes that keep one service in order', (db) => {
  test('do a job one at a time, and the others go on with the next', async () => {
    const began: string[] = [];
    const firstBegan = Promise.withResolvers<void>();
    const goOn = Promise.withResolvers<void>();
    const jobs: Record<string, Job> = {
      long: async () => {
        began.push('long');
        firstBegan.resolve();
        await goOn.promise;
        return 7;
      },
      short: async () => began.push('short'),
    };
    const start = () => startUpkeep(toolsOn(db.database), { every: 60_000 }, jobs);
    const stops = [start()];
    await firstBegan.promise;
    stops.push(start(), start());
    await expect.poll(() => began.includes('short'), { timeout: 10_000 }).toBe(true);
    expect(began.filter((job) => job === 'long')).toHaveLength(1);
    goOn.resolve();
    await expect.poll(async () => (await jobRuns(db.database)).find(({ job }) => job === 'long')?.pieces).toBe(7);
    await Promise.all(stops.map((stop) => stop(10_000)));
  });

  test('write down a job that failed, and it is done again in the next round', async () => {
    let tries = 0;
    const failsOnce: Job = async () => {
      tries += 1;
      if (tries === 1) throw new Error('Not this time');
    };
    const stop = startUpkeep(toolsOn(db.database), { every: 20 }, { 'fails once': failsOnce });
    const run = async () => (await jobRuns(db.database)).find(({ job }) => job === 'fails once');
    await expect.poll(async () => (await run())?.succeededAt, { timeout: 10_000 }).toBeInstanceOf(Date);
    expect(tries).toBeGreaterThanOrEqual(2);
    await stop(10_000);
    expect(await run()).toMatchObject({ runner: null, failures: 0 });
  });

  test('give up a job that hangs, which then has failed and is free', async () => {
    const { database } = db;
    const lease = {
      database,
      clock,
      job: 'hangs',
      runner: webRandom.uuid(),
      signal: new AbortController().signal,
      patience: { longest: 20, toEnd: 20 },
    };
    let wasAsked = false;
    const hanging = (signal: AbortSignal) => {
      signal.addEventListener('abort', () => (wasAsked = true));
      return new Promise(() => undefined);
    };
    await expect(withLease(lease, hanging)).rejects.toThrow('hangs');
    expect(wasAsked).toBe(true);
    expect((await jobRuns(database)).find(({ job }) => job === 'hangs')).toMatchObject({ runner: null, failures: 1 });
    expect(await withLease({ ...lease, runner: webRandom.uuid() }, async () => 3)).toBe(true);
  });
});
