import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aSeedPolicy, otherSeedPolicies, seedFileIn } from '../testing/a-seed-policy';
import { askSteadily, within } from '../testing/ask-steadily';
import { newPostgres, postgresServer } from '../testing/new-postgres';
import { cleanUp, newFolder, startService } from '../testing/service-process';
import { signInFirst } from '../testing/sign-in';

afterAll(cleanUp);

/** Milliseconds that a busy machine may add: half of what whoever waits for a held row waits. */
const noise = 750;
/** The same for every second request. */
const usualNoise = 100;

const [secondPolicy, quietPolicy] = otherSeedPolicies;

describe.runIf(postgresServer())('with the fewest connections that there may be', () => {
  let base = '';
  let other: Client;
  let noisy: { authorization: string };
  let second: { authorization: string };
  let quiet: { authorization: string };
  beforeAll(async () => {
    const DATABASE_URL = await newPostgres();
    const DATA_DIR = newFolder();
    const SEED_FILE = seedFileIn(DATA_DIR, [aSeedPolicy, secondPolicy, quietPolicy]);
    ({ base } = await startService({ DATA_DIR, DATABASE_URL, SEED_FILE, DATABASE_CONNECTIONS: '4' }));
    noisy = await signInFirst(base, DATA_DIR, aSeedPolicy);
    second = await signInFirst(base, DATA_DIR, secondPolicy);
    quiet = await signInFirst(base, DATA_DIR, quietPolicy);
    other = new Client({ connectionString: DATABASE_URL });
    await other.connect();
    await Promise.all(changes(20, noisy, aSeedPolicy));
    await readFor(1);
  }, 90_000);
  afterAll(() => other.end());

  const changes = (times: number, headers: object, { Policy_Number }: typeof aSeedPolicy) =>
    Array.from({ length: times }, async () => {
      const { status } = await fetch(`${base}/api/v1/policies/${Policy_Number}/confirmation`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ Version: 1 }),
      });
      return status;
    });
  const read = () => fetch(`${base}/api/v1/policy/${quietPolicy.Policy_Number}`, { headers: quiet });
  const readFor = (seconds: number) => askSteadily(read, { perSecond: 25, seconds });

  it('L6: a held row and a customer who sends 60 changes at once are noticed by nobody who reads', async () => {
    const alone = await readFor(3);

    await other.query('BEGIN');
    await other.query('SELECT 1 FROM policies FOR UPDATE');
    const waiting = [...changes(60, noisy, aSeedPolicy), ...changes(2, second, secondPolicy)];
    const whileHeld = await readFor(3);
    await other.query('COMMIT');
    expect(await Promise.all(waiting)).toContain(503);

    await readFor(1);
    const busy = changes(60, noisy, aSeedPolicy);
    const whileBusy = await readFor(3);
    expect(new Set(await Promise.all(busy))).toEqual(new Set([200]));

    for (const reads of [whileHeld, whileBusy]) {
      expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
      expect(within(0.5, reads)).toBeLessThan(Math.max(2 * within(0.5, alone), usualNoise));
      expect(within(0.99, reads)).toBeLessThan(Math.max(2 * within(0.99, alone), noise));
    }
  });

  it('L7: readiness and liveness answer at once, whatever else is taken', async () => {
    await other.query('BEGIN');
    await other.query('LOCK TABLE sessions, policies, jobs, outbox');
    const taken = [...Array.from({ length: 20 }, read), ...changes(20, noisy, aSeedPolicy)];
    const checks = await askSteadily(() => fetch(`${base}/readyz`), { perSecond: 20, seconds: 1 });
    checks.push(...(await askSteadily(() => fetch(`${base}/healthz`), { perSecond: 20, seconds: 0.2 })));
    await other.query('COMMIT');
    expect(new Set(checks.map(({ status }) => status))).toEqual(new Set([200]));
    expect(within(0.99, checks)).toBeLessThan(noise);
    await Promise.all(taken);
  });
});
