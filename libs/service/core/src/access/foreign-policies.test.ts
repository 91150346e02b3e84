import { policyNumberFor } from '@portal/domain';
import { isProving } from '@portal/domain/testing';
import { auditOf, schema, systemChain } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ownerPolicy, ownerSecondPolicy, strangerPolicy, unknownPolicy } from '../testing/seeded-policies';
import { aWorld, type Sent, type World } from '../testing/world';
import { foreignLimits } from './foreign-policies';

// Hundreds of requests, on a machine that does other things besides.
vi.setConfig({ testTimeout: 30_000 });

onEveryDatabase('A customer who asks for policies that are not theirs', (db) => {
  /** PGlite has one connection and does everything in turn: most of these hundreds are asked of it by `npm run prove` alone. */
  const testOfHundreds = db.isParallel || isProving ? test : test.skip;
  let world: World;
  let token = '';
  beforeAll(async () => {
    world = await aWorld(db.database);
  });
  beforeEach(async () => {
    await db.database.delete(schema.foreignRequests);
    world.wait(3600);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  const [soon, daily] = foreignLimits;
  const read = (policyNumber: string) => world.send('GET', `/api/v1/policy/${policyNumber}`, { token });
  const tally = (answers: Sent[]) => {
    const counts: Record<string, number> = {};
    for (const { body } of answers) counts[body.code ?? 'OK'] = (counts[body.code ?? 'OK'] ?? 0) + 1;
    return counts;
  };
  const many = (times: number, ask: (nth: number) => Promise<Sent>) =>
    Promise.all(Array.from({ length: times }, (_, nth) => ask(nth)));
  const kept = () => db.database.select().from(schema.foreignRequests);
  const told = async () =>
    (await auditOf(db.database, systemChain, 1000)).filter(({ action }) => action === 'FOREIGN_POLICIES_ASKED');

  test('is told 100 times that there is none, then to come back later, also 150 times at once', async () => {
    const before = (await told()).length;
    const answers = await many(150, (nth) => read(nth % 2 ? strangerPolicy : policyNumberFor('7', 700 + nth)));
    expect(tally(answers)).toEqual({ NOT_FOUND: soon.most, RATE_LIMIT: 150 - soon.most });
    const late = answers.find(({ status }) => status === 429);
    expect(late?.body).toEqual({
      success: false,
      status: 429,
      message: 'Too many requests. Please try again later.',
      code: 'RATE_LIMIT',
    });
    expect(late?.headers.get('retry-after')).toBe('900');
    expect(await kept()).toHaveLength(soon.most);
    expect(await told()).toHaveLength(before + 1);
    world.wait(899);
    token = (await world.signIn(ownerPolicy)).accessToken;
    expect((await read(strangerPolicy)).headers.get('retry-after')).toBe('1');
    world.wait(1);
    expect((await read(strangerPolicy)).status).toBe(404);
  });

  testOfHundreds('learns nothing from the brake: a policy of somebody else and none at all answer alike', async () => {
    await many(soon.most, () => read(unknownPolicy));
    const [foreign, unknown] = [await read(strangerPolicy), await read(unknownPolicy)];
    expect(foreign.status).toBe(429);
    expect(foreign.text).toBe(unknown.text);
    expect(foreign.headers.get('retry-after')).toBe(unknown.headers.get('retry-after'));
  });

  test('leaves no row in the audit of the policy asked for', async () => {
    const before = await auditOf(db.database, strangerPolicy, 1000);
    await many(soon.most + 10, () => read(strangerPolicy));
    expect(await auditOf(db.database, strangerPolicy, 1000)).toEqual(before);
  });

  testOfHundreds('is never kept from policies of their own', async () => {
    await many(soon.most + 10, () => read(strangerPolicy));
    const readOwn = () => many(soon.most + 10, (nth) => read(nth % 2 ? ownerPolicy : ownerSecondPolicy));
    expect(tally(await readOwn())).toEqual({ OK: soon.most + 10 });
    await db.database.delete(schema.foreignRequests);
    await readOwn();
    expect(await kept()).toEqual([]);
  });

  test('is one person in every session, and slows nobody else', async () => {
    await many(soon.most, () => read(strangerPolicy));
    world.wait(61);
    token = (await world.signIn(ownerSecondPolicy)).accessToken;
    expect((await read(strangerPolicy)).status).toBe(429);
    token = (await world.signIn(strangerPolicy)).accessToken;
    expect((await read(ownerPolicy)).status).toBe(404);
  });

  testOfHundreds('leaves a number of rows a day that has an end', async () => {
    const before = (await told()).length;
    let asked = 0;
    for (let hours = 0; hours < 5; hours += 1) {
      world.wait(3600);
      token = (await world.signIn(ownerPolicy)).accessToken;
      asked += tally(await many(soon.most + 10, () => read(strangerPolicy)))['NOT_FOUND'] ?? 0;
    }
    expect(asked).toBe(daily.most);
    expect(await kept()).toHaveLength(daily.most);
    expect((await told()).length - before).toBeLessThanOrEqual(Math.ceil(daily.most / soon.most));
    expect(Number((await read(strangerPolicy)).headers.get('retry-after'))).toBeGreaterThan(12 * 3600);
  });
});

onEveryDatabase('Sign-ins at a policy that has no live PIN', (db) => {
  test('leave ten rows in its audit a day, however many they are', async () => {
    const world = await aWorld(db.database);
    const before = (await auditOf(db.database, strangerPolicy, 1000)).length;
    const wrong = { policyNumber: strangerPolicy, otp: '000000' };
    for (let tries = 0; tries < 60; tries += 1) await world.send('POST', '/api/v1/auth/login', { body: wrong });
    expect(await auditOf(db.database, strangerPolicy, 1000)).toHaveLength(before + 10);
  });
});
