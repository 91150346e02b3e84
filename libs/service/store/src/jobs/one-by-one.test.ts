import { expect, test } from 'vitest';
import { auditOf } from '../audit/audit-of';
import { onEveryDatabase } from '../testing/on-every-database';
import { oneByOne } from './one-by-one';
import { itemsSetApart, setApartFigures, sweepSetApartItems } from './set-apart-items';

const policyNumber = '7000010012';
const itemOf = (id: string) => ({ id, policyNumber });

onEveryDatabase('Work on many, one by one', (db) => {
  const start = new Date('2026-11-20T08:00:00Z');
  let now = start;
  const later = (minutes: number) => void (now = new Date(now.getTime() + minutes * 60_000));
  const reported: object[] = [];
  const tools = () => ({
    database: db.database,
    clock: { now: () => now },
    report: (problem: object) => void reported.push(problem),
  });
  const known = () => itemsSetApart(db.database, 'CLAIM_REMINDERS');
  let isMended = false;
  let worked: string[] = [];
  /** Two that go well and one between them that does not. */
  const round = async () => {
    const work = await oneByOne(tools(), 'CLAIM_REMINDERS');
    worked = [];
    return work.goThrough(['one', 'two', 'three'], itemOf, async (id) => {
      worked.push(id);
      if (id === 'two' && !isMended) throw new Error('Thandi Nkosi has no number');
      return true;
    });
  };

  test('goes on after one that fails, which is written down with its reason and nothing of anybody', async () => {
    expect(await round()).toBe(2);
    expect(worked).toEqual(['one', 'two', 'three']);
    const problem = {
      reason: 'UNEXPECTED',
      place: expect.stringMatching(/^\S*one-by-one\.test\.ts|\(one-by-one/) as string,
    };
    expect(await known()).toMatchObject([
      { item: 'two', policyNumber, attempts: 1, since: start, nextTryAt: new Date('2026-11-20T08:01:00Z'), ...problem },
    ]);
    expect(reported).toEqual([{ work: 'CLAIM_REMINDERS', attempts: 1, ...problem }]);
    const [event] = await auditOf(db.database, policyNumber);
    expect(event).toMatchObject({ action: 'WORK_SET_APART', after: { work: 'CLAIM_REMINDERS', item: 'two' } });
    expect(JSON.stringify([await known(), reported, event])).not.toContain('Thandi');
  });

  test('leaves it out until its next try, after a minute, two, four, up to an hour', async () => {
    await round();
    expect(worked).toEqual(['one', 'three']);
    const waits: number[] = [];
    for (let tries = 0; tries < 7; tries += 1) {
      const [problem] = await known();
      now = problem?.nextTryAt ?? now;
      await round();
      const [again] = await known();
      waits.push(((again?.nextTryAt.getTime() ?? 0) - now.getTime()) / 60_000);
    }
    expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect(await known()).toMatchObject([{ attempts: 8, since: start }]);
    expect(await setApartFigures(db.database)).toEqual({ policies: 0, items: 1, oldest: start });
    expect(await auditOf(db.database, policyNumber)).toHaveLength(1);
  });

  test('asks for as many more as wait, so that they hold up none behind them', async () => {
    const work = await oneByOne(tools(), 'CLAIM_REMINDERS');
    const other = await oneByOne(tools(), 'DEBIT_SENDING');
    expect([work.batch(10), other.batch(10)]).toEqual([11, 10]);
  });

  test('puts it back once it could be done', async () => {
    isMended = true;
    later(60);
    expect(await round()).toBe(3);
    expect(await known()).toEqual([]);
  });

  test('gives something else for one that failed, and says how many were left out', async () => {
    const work = await oneByOne(tools(), 'DEBIT_SENDING');
    expect(await work.try(itemOf('one'), async () => 'TAKEN', 'NOT_SENT')).toBe('TAKEN');
    expect(await work.try(itemOf('two'), () => Promise.reject(new Error('x')), 'NOT_SENT')).toBe('NOT_SENT');
    expect(work.leftOut()).toBe(1);
  });

  test('forgets what was to be tried again and has not come up for two hours', async () => {
    later(121);
    await sweepSetApartItems(db.database, now);
    expect(await itemsSetApart(db.database, 'DEBIT_SENDING')).toHaveLength(1);
    later(1);
    await sweepSetApartItems(db.database, now);
    expect(await itemsSetApart(db.database, 'DEBIT_SENDING')).toEqual([]);
  });

  test('begins nothing more once it is to stop', async () => {
    const work = await oneByOne(tools(), 'CLAIM_REMINDERS');
    const stopping = new AbortController();
    const doIt = async () => {
      stopping.abort();
      return true;
    };
    expect(await work.goThrough(['one', 'two'], itemOf, doIt, stopping.signal)).toBe(1);
  });
});
