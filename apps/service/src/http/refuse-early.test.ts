import { once } from 'node:events';
import { setImmediate as others } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { overloadAnswer } from '@portal/service-core';
import { webRandom } from '@portal/service-store';
import { afterEach, describe, expect, it } from 'vitest';
import { type Asked, within } from '../testing/ask-steadily';
import { ofThisThread, processorLoad } from './processor-load';
import { accept } from './refuse';
import { refuseEarly } from './refuse-early';
import { type RunningServer, startServer } from './server';

let server: RunningServer | undefined;
afterEach(() => server?.stop(0));

const origin = 'https://portal.example';

/** Milliseconds of processor that went into answers. */
let worked = 0;

/** Milliseconds of processor that this thread has used. */
const processor = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/** A server whose processor works for each request so many times 2 ms, each when it is its turn, as after answers of a database. */
async function serving({ pieces, isTooMuch }: { pieces: number; isTooMuch?: () => boolean }) {
  const load = processorLoad(ofThisThread);
  let line = Promise.resolve();
  const piece = () =>
    (line = line.then(() => {
      const from = processor();
      while (processor() < from + 2);
      worked += processor() - from;
      return others();
    }));
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    answer: async () => {
      for (let done = 0; done < pieces; done += 1) await piece();
      return accept(null);
    },
    addressOf: () => '',
    headers: new Map([['x-content-type-options', 'nosniff']]),
    early: refuseEarly({ load, isTooMuch: isTooMuch ?? load.isTooMuch, answer: overloadAnswer([origin], webRandom) }),
    log: () => undefined,
  });
  return `http://127.0.0.1:${server.port}`;
}

describe('a server whose processor has too much to do', () => {
  it('refuses calls of the API as the service does, for a portal elsewhere too', async () => {
    const base = await serving({ pieces: 0, isTooMuch: () => true });
    const requestId = crypto.randomUUID();
    const answer = await fetch(`${base}/api/v1/policy/7`, {
      method: 'POST',
      body: 'x'.repeat(100_000),
      headers: { origin, 'x-request-id': requestId },
    });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({
      success: false,
      status: 503,
      code: 'PROVIDER_UNAVAILABLE',
      message: 'Too many people use this service now. Please try again in a few seconds.',
    });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'retry-after': '5',
      'x-request-id': requestId,
      'access-control-allow-origin': origin,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/healthz', '/readyz', '/', '/assets/main.js', '/api/openapi.json'])('answers %s as ever', async (path) => {
    const base = await serving({ pieces: 0, isTooMuch: () => true });
    expect((await fetch(base + path)).status).toBe(200);
  });

  it('lets a browser ask whether it may call', async () => {
    const base = await serving({ pieces: 0, isTooMuch: () => true });
    expect((await fetch(`${base}/api/v1/policy/7`, { method: 'OPTIONS' })).status).toBe(200);
  });
});

describe('four times the requests that there is processor for', () => {
  it('L9: leave 80 % of it to those that are answered, in time, and else get a refusal at once', async () => {
    const base = await serving({ pieces: 5 });
    const asking = new Worker(new URL('../testing/asking-thread.ts', import.meta.url), {
      workerData: { address: `${base}/api/v1/policy/7`, times: 4, seconds: 6 },
    });
    await once(asking, 'message');
    const before = { used: processor(), worked };
    const [answers] = (await once(asking, 'message')) as [Asked[]];
    const used = processor() - before.used;
    const good = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ status }) => status !== 200);
    expect((worked - before.worked) / used).toBeGreaterThan(0.8);
    expect(within(1, good)).toBeLessThan(10_000); // so long their callers wait
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
    expect(refused.length).toBeGreaterThan(good.length);
    expect(within(0.5, refused)).toBeLessThan(1_000);
  });
});
