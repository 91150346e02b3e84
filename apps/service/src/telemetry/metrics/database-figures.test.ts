import { createNoopMeter } from '@opentelemetry/api';
import {
  appendAudit,
  claimJob,
  type Database,
  inTransaction,
  noteException,
  setApart,
  setItemApart,
  webRandom,
} from '@portal/service-store';
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
    databaseGauges(meter, { figures, jobNames: new Set(), clock, since: clock.now() });
    expect(firing({ before: [], after: samplesOf(await scrape()), apart: 300 })).toEqual(alerts);
  });

  it('a day on which what claims were paid differs from the list of the bank wakes somebody', async () => {
    const id = webRandom.uuid();
    const day = { collectionId: '2026-11-20', policyNumber: null, record: {}, notedAt: clock.now() };
    await noteException(db.database, { id, reason: 'PAYOUTS_DIFFER', ...day });
    const { meter, scrape } = startMeter();
    const patient = { everyMs: 15_000, patienceMs: 60_000 };
    const figures = databaseFigures({ database: db.database, clock, realClock: clock }, patient);
    databaseGauges(meter, { figures, jobNames: new Set(), clock, since: clock.now() });
    expect(firing({ before: [], after: samplesOf(await scrape()), apart: 300 })).toEqual(['PortalPayoutsStopped']);
    await emptyDatabase(db.database);
  });

  /** The alerts that what the database says gives now. */
  const alerts = async () => {
    const { meter, scrape } = startMeter();
    const patient = { everyMs: 15_000, patienceMs: 60_000 };
    const figures = databaseFigures({ database: db.database, clock, realClock: clock }, patient);
    databaseGauges(meter, { figures, jobNames: new Set(), clock, since: clock.now() });
    return firing({ before: [], after: samplesOf(await scrape()), apart: 300 });
  };

  it('a policy that was set apart more than an hour ago is told of, one that a lock held up for a minute is not', async () => {
    const alertsAfter = async (minutes: number) => {
      const now = new Date(Date.now() - minutes * 60_000);
      await emptyDatabase(db.database);
      await setApart(db.database, { policyNumber: '7000010012', reason: 'UNEXPECTED', place: null, now });
      return alerts();
    };
    expect([await alertsAfter(2), await alertsAfter(61)]).toEqual([[], ['PortalPoliciesApart']]);
    await emptyDatabase(db.database);
  });

  it('so is a claim, a debit or a payment that was set apart by itself', async () => {
    const alertsAfter = async (minutes: number) => {
      const now = new Date(Date.now() - minutes * 60_000);
      await emptyDatabase(db.database);
      const item = { work: 'CLAIM_REMINDERS', id: webRandom.uuid(), policyNumber: '7000010012' } as const;
      await setItemApart(db.database, { ...item, reason: 'UNEXPECTED', place: null, now });
      return alerts();
    };
    expect([await alertsAfter(2), await alertsAfter(61)]).toEqual([[], ['PortalPoliciesApart']]);
    await emptyDatabase(db.database);
  });

  it('where more than twenty are set apart at once the fault is not theirs, and somebody is called at once', async () => {
    const alertsWith = async (many: number) => {
      await emptyDatabase(db.database);
      for (let at = 0; at < many; at += 1) {
        const item = { work: 'DEBIT_MAKING', id: webRandom.uuid(), policyNumber: null } as const;
        await setItemApart(db.database, { ...item, reason: 'UNEXPECTED', place: null, now: new Date() });
      }
      return alerts();
    };
    expect([await alertsWith(20), await alertsWith(21)]).toEqual([[], ['PortalManyApart']]);
    await emptyDatabase(db.database);
  });

  it('audit that no anchor has covered for more than two hours is told of, whatever keeps the anchor from being added', async () => {
    const alertsAfter = async (minutes: number) => {
      await emptyDatabase(db.database);
      const at = new Date(Date.now() - minutes * 60_000);
      await inTransaction(db.database, (tx) =>
        appendAudit(tx, { at, actorType: 'SYSTEM', action: 'SEEN', policyNumber: null, outcome: 'SUCCEEDED' }),
      );
      return alerts();
    };
    expect([await alertsAfter(61), await alertsAfter(121)]).toEqual([[], ['PortalAuditNotAnchored']]);
    await emptyDatabase(db.database);
  });

  it('a job that has never succeeded is late a quarter of an hour after the process began, also one that nobody ever did', async () => {
    const alertsAfter = async (minutes: number) => {
      const { meter, scrape } = startMeter();
      const patient = { everyMs: 15_000, patienceMs: 60_000 };
      const figures = databaseFigures({ database: db.database, clock, realClock: clock }, patient);
      const since = new Date(Date.now() - minutes * 60_000);
      databaseGauges(meter, { figures, jobNames: new Set(['send reminders']), clock, since });
      return firing({ before: [], after: samplesOf(await scrape()), apart: 300 });
    };
    await claimJob(db.database, { job: 'send reminders', runner: webRandom.uuid() }, { now: clock.now(), leaseMs: 1 });
    expect([await alertsAfter(14), await alertsAfter(16)]).toEqual([[], ['PortalJobLate: send reminders']]);
    await emptyDatabase(db.database);
    expect(await alertsAfter(16)).toEqual(['PortalJobLate: send reminders']);
  });

  it('nobody is asked where nobody reads', () => {
    const { database, asked } = counted();
    databaseGauges(createNoopMeter(), {
      figures: databaseFigures({ database, clock, realClock: clock }),
      jobNames: new Set(),
      clock,
      since: clock.now(),
    });
    expect(asked()).toBe(0);
  });
});
