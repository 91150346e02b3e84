import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { isProving } from '@portal/domain/testing';
import { longestWait } from '../database/time-limits';
import { aSeedPolicy, seedFileIn } from '../testing/a-seed-policy';
import { askSteadily, mostPerSecond, within } from '../testing/ask-steadily';
import { metricsOf } from '../testing/metrics-of';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';
import { signInFirst } from '../testing/sign-in';
import { delayingProxy } from '../testing/delaying-proxy';

afterAll(cleanUp);

/** Milliseconds by which the database is late: with four connections for reads it is what holds everything up, and not the machine. */
const lateMs = 50;

describe.runIf(postgresServer())('four times the requests that there can be answers to', () => {
  it('L8: get at least 80 % of those answers, in time, and else a refusal at once; five seconds later it is over', async () => {
    const DATA_DIR = newFolder();
    const proxy = await delayingProxy(await newPostgres());
    const SEED_FILE = seedFileIn(DATA_DIR);
    const { base, metricsPort } = await startService({
      DATA_DIR,
      DATABASE_URL: proxy.url,
      SEED_FILE,
      METRICS_PORT: '0',
    });
    const headers = await signInFirst(base, DATA_DIR, aSeedPolicy);
    const read = () => fetch(`${base}/api/v1/policy/${aSeedPolicy.Policy_Number}`, { headers });
    await askSteadily(read, { perSecond: 50, seconds: 1 });
    proxy.slowDown(lateMs);

    const refusedSoFar = async () =>
      (await metricsOf(metricsPort)).value('portal_requests_shed_total', { work: 'reads' }) ?? 0;
    /** One flood: what was answered in time, as a share of what can be. Measured on both sides, and the middle of three counts: the machine may do other things besides. */
    const shareAnswered = async () => {
      const capacity = await mostPerSecond(read, { askers: 16, seconds: 3 });
      const seconds = 6;
      const before = await refusedSoFar();
      const began = performance.now();
      const answers = await askSteadily(read, { perSecond: 4 * capacity, seconds });
      const drain = performance.now() - began - seconds * 1000;
      const good = answers.filter(({ status }) => status === 200);
      const refused = answers.filter(({ status }) => status !== 200);
      expect((await refusedSoFar()) - before).toBe(refused.length);
      expect(within(1, good)).toBeLessThan(2.5 * longestWait);
      expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 5']));
      expect(within(0.5, refused)).toBeLessThan(500);

      await pause(Math.max(0, 5_000 - drain));
      const after = await askSteadily(read, { perSecond: capacity / 2, seconds: 2 });
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
      expect(within(0.5, after)).toBeLessThan(4 * lateMs);
      const capacityLater = await mostPerSecond(read, { askers: 16, seconds: 3 });
      return good.length / (seconds + drain / 1000) / Math.min(capacity, capacityLater);
    };
    const shares = [await shareAnswered()];
    // One that was not disturbed is enough, but to prove it.
    if (isProving || shares.some((share) => share <= 0.8)) shares.push(await shareAnswered(), await shareAnswered());
    expect(shares.toSorted((a, b) => a - b)[Math.floor(shares.length / 2)]).toBeGreaterThan(0.8);
    proxy.close();
  });
});
