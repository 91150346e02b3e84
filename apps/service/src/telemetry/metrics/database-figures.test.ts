import { createNoopMeter } from '@opentelemetry/api';
import { type Database, noteException, webRandom } from '@portal/service-store';
import { emptyDatabase, openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firing } from '../../testing/alert-rules';
import { samplesOf } from '../../testing/metrics-of';
import { databaseFigures } from './database-figures';
import { databaseGauges } from './database-gauges';
import { startMeter } from './start-meter';

describe('what the metrics ask the database', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  beforeAll(async () => {
    db = await openPgliteCopy();
  });
  afterAll(() => db.close());

  /** The same database, counting what it is asked. */
  const counted = () => {
    let asked = 0;
    const database = new Proxy(db.database, {
      get: (target, name) => {
        if (name === 'execute') asked += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    return { database, asked: () => asked };
  };
  const at = (ms: number) => ({ now: () => new Date(Date.now() + ms) });
  const clock = at(0);

  it('is asked once in 15 s, however many read the metrics', async () => {
    const { database, asked } = counted();
    let ms = 0;
    const realClock = { now: () => new Date(ms) };
    const figures = databaseFigures({ database, clock, realClock }, { everyMs: 15_000, patienceMs: 60_000 });
    await Promise.all([figures(), figures(), figures()]);
    ms = 14_999;
    await figures();
    expect(asked()).toBe(1);
    ms = 15_000;
    await figures();
    expect(asked()).toBe(2);
  });

  it('that never answers is not waited for', async () => {
    const silent = { execute: () => new Promise(() => undefined) } as unknown as Database;
    const figures = databaseFigures({ database: silent, clock, realClock: clock }, { everyMs: 15_000, patienceMs: 20 });
    expect(await figures()).toBeNull();
  });

  it.each([
    { ahead: 0, alerts: [] },
    { ahead: 8_000, alerts: ['PortalClockOff'] },
    { ahead: -8_000, alerts: ['PortalClockOff'] },
  ])('a clock that is $ahead ms ahead of the database gives $alerts', async ({ ahead, alerts }) => {
    const { meter, scrape } = startMeter();
    const patient = { everyMs: 15_000, patienceMs: 60_000 };
    const figures = databaseFigures({ database: db.database, clock, realClock: at(ahead) }, patient);
    databaseGauges(meter, { figures, jobNames: new Set(), clock });
    expect(firing({ before: [], after: samplesOf(await scrape()), apart: 300 })).toEqual(alerts);
  });

  it('a day on which what claims were paid differs from the list of the bank wakes somebody', async () => {
    const id = webRandom.uuid();
    const day = { collectionId: '2026-11-20', policyNumber: null, record: {}, notedAt: clock.now() };
    await noteException(db.database, { id, reason: 'PAYOUTS_DIFFER', ...day });
    const { meter, scrape } = startMeter();
    const patient = { everyMs: 15_000, patienceMs: 60_000 };
    const figures = databaseFigures({ database: db.database, clock, realClock: clock }, patient);
    databaseGauges(meter, { figures, jobNames: new Set(), clock });
    expect(firing({ before: [], after: samplesOf(await scrape()), apart: 300 })).toEqual(['PortalPayoutsStopped']);
    await emptyDatabase(db.database);
  });

  it('nobody is asked where nobody reads', () => {
    const { database, asked } = counted();
    databaseGauges(createNoopMeter(), {
      figures: databaseFigures({ database, clock, realClock: clock }),
      jobNames: new Set(),
      clock,
    });
    expect(asked()).toBe(0);
  });
});
