import { beforeEach, expect, test } from 'vitest';
import { webRandom } from '../base/web-random';
import { jobs } from '../schema/jobs';
import { onEveryDatabase } from '../testing/on-every-database';
import { claimJob, endJob, jobRuns, renewJob } from './job-leases';

const leaseMs = 60_000;
const start = new Date('2026-11-20T08:00:00Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

onEveryDatabase('a job that one process does at a time', (db) => {
  const aRunner = () => ({ job: 'send reminders', runner: webRandom.uuid() });
  const claim = (now = start, runner = aRunner()) => claimJob(db.database, runner, { now, leaseMs });
  const renew = (runner: ReturnType<typeof aRunner>, now: Date) => renewJob(db.database, runner, { now, leaseMs });
  const theRun = async () => (await jobRuns(db.database))[0];
  beforeEach(() => db.database.delete(jobs));

  test('is taken by one of twenty that ask at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => claim()));
    expect(answers.filter(Boolean)).toHaveLength(1);
  });

  test('is free again once it has ended', async () => {
    const first = aRunner();
    await claim(start, first);
    await endJob(db.database, first, { hasSucceeded: true, pieces: 3, now: at(2) });
    expect(await claim(at(2))).toBe(true);
  });

  test('is taken over when its lease has ended, not a second before, and the first can neither renew nor end it', async () => {
    const [first, second] = [aRunner(), aRunner()];
    await claim(start, first);
    expect(await claim(at(59))).toBe(false);
    expect(await claim(at(60), second)).toBe(true);
    expect(await renew(first, at(61))).toBe(false);
    await endJob(db.database, first, { hasSucceeded: true, pieces: 1, now: at(61) });
    expect(await theRun()).toMatchObject({ runner: second.runner, succeededAt: null });
  });

  test('stays with the process that renews its lease', async () => {
    const first = aRunner();
    await claim(start, first);
    expect(await renew(first, at(40))).toBe(true);
    expect(await claim(at(99))).toBe(false);
    expect(await claim(at(100))).toBe(true);
  });

  test('leaves its time, how much it did, and how often it has failed in a row', async () => {
    const run = async (seconds: number, hasSucceeded: boolean) => {
      const runner = aRunner();
      await claim(at(seconds), runner);
      await endJob(db.database, runner, { hasSucceeded, pieces: hasSucceeded ? 12 : null, now: at(seconds + 3) });
    };
    await run(0, true);
    await run(10, false);
    await run(20, false);
    expect(await theRun()).toMatchObject({
      runner: null,
      startedAt: at(20),
      endedAt: at(23),
      succeededAt: at(3),
      failures: 2,
      pieces: null,
    });
    await run(30, true);
    expect(await theRun()).toMatchObject({ succeededAt: at(33), failures: 0, pieces: 12 });
  });
});
