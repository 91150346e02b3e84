import { planHistory } from '@portal/simulation';
import { expect, it } from 'vitest';
import { pgliteStore, postgresStore } from '../testing/simulation/stores';
import { tell } from '../testing/simulation/tell-histories';

const seed = 4;
const size = { families: 4, days: 35 };
const steps = planHistory(seed, size);

it('the same seed twice is the same history, to the last hash of the audit', async () => {
  const [one, other] = [await tell(pgliteStore, { seed, size, steps }), await tell(pgliteStore, { seed, size, steps })];
  expect(one.failure).toBeNull();
  expect(one.auditHash).not.toBe((await tell(pgliteStore, { seed, size, steps: steps.slice(0, 12) })).auditHash);
  expect(other).toEqual(one);
}, 300_000);

it('PostgreSQL tells the history that PGlite tells, hash by hash, when processes take turns', async (context) => {
  const open = postgresStore();
  if (open === null) return context.skip('There is no PostgreSQL server in this run');
  const onPglite = await tell(pgliteStore, { seed, size, steps, inTurns: true });
  expect(onPglite.failure).toBeNull();
  expect(await tell(open, { seed, size, steps, inTurns: true })).toEqual(onPglite);
}, 300_000);
