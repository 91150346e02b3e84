import { sessionRanOut } from '@portal/contract';
import { auditOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { describe, expect, it } from 'vitest';
import { type TokenPair } from './session-life';
import { createTokens } from './tokens';
import { anAddress, aWorld, dataOf, inParallel, verdict } from './testing/world';

const unauthorized = { success: false, status: 401, message: 'Unauthorized', code: 'UNAUTHORIZED' };

onEveryDatabase('Refreshing', (db) => {
  const signedIn = async () => {
    const world = aWorld(db.database);
    const { policyNumber, customerId } = await world.addPolicy();
    return { world, policyNumber, customerId, first: await world.signIn(policyNumber) };
  };
  type World = Awaited<ReturnType<typeof signedIn>>['world'];

  const accepted = async (world: World, pairs: TokenPair[]) => {
    const checks = pairs.flatMap(({ accessToken, refreshToken }) => [
      world.accepts('access', accessToken),
      world.accepts('refresh', refreshToken),
    ]);
    return (await Promise.all(checks)).filter(Boolean).length;
  };

  it.each([20, 100])('%i times at once with one token: one step on, one live chain (A5)', async (times) => {
    const { world, first } = await signedIn();
    world.wait(60);
    const pairs = (await inParallel(times, () => world.refresh(first.refreshToken))).map(dataOf);
    expect(new Set(pairs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    const [second] = pairs;
    expect(world.identity.readToken('refresh', second!.refreshToken, world.now())?.counter).toBe(1);
    const third = dataOf(await world.refresh(second!.refreshToken));
    expect(third.refreshToken).not.toBe(second!.refreshToken);
    expect(await accepted(world, [third])).toBe(2);
  });

  describe('an answer that was lost (A6)', () => {
    it.each([0, 10, 30])('is given again %i s later, the very same', async (seconds) => {
      const { world, first } = await signedIn();
      const lost = dataOf(await world.refresh(first.refreshToken));
      world.wait(seconds);
      expect(dataOf(await world.refresh(first.refreshToken))).toEqual(lost);
    });

    it('does not cost the session when the successor was used for calls only', async () => {
      const { world, first } = await signedIn();
      const lost = dataOf(await world.refresh(first.refreshToken));
      expect(await world.accepts('access', lost.accessToken)).toBe(true);
      expect(dataOf(await world.refresh(first.refreshToken))).toEqual(lost);
    });

    it('asks to sign in 61 s later', async () => {
      const { world, first } = await signedIn();
      await world.refresh(first.refreshToken);
      world.wait(61);
      expect(await world.refresh(first.refreshToken)).toMatchObject({ failure: unauthorized, retryAfterSeconds: null });
    });
  });

  describe('a token used twice ends its whole family and no other (A7)', () => {
    it.each([
      { why: 'the parent, in grace, after the successor was exchanged', rotations: 2, replayed: 0, seconds: 5 },
      { why: 'the parent, after grace, after the successor was exchanged', rotations: 2, replayed: 0, seconds: 45 },
      { why: 'the parent, 31 s after the rotation', rotations: 1, replayed: 0, seconds: 31 },
      { why: 'the grandparent', rotations: 4, replayed: 2, seconds: 0 },
      { why: 'the first of five', rotations: 4, replayed: 0, seconds: 0 },
      { why: 'one that has expired meanwhile', rotations: 1, replayed: 0, seconds: 1799 },
    ])('$why', async ({ rotations, replayed, seconds }) => {
      const { world, policyNumber, first } = await signedIn();
      world.wait(60);
      const other = await world.signIn(policyNumber);
      const issued = [first];
      for (let i = 0; i < rotations; i += 1) issued.push(dataOf(await world.refresh(issued.at(-1)!.refreshToken)));
      world.wait(seconds);
      expect(verdict(await world.refresh(issued[replayed]!.refreshToken))).toBe('UNAUTHORIZED');
      expect(await accepted(world, issued)).toBe(0);
      for (const { refreshToken } of issued) expect(verdict(await world.refresh(refreshToken))).toBe('UNAUTHORIZED');
      if (seconds < 600) expect(await accepted(world, [other])).toBe(2);

      const thefts = (await auditOf(db.database, policyNumber)).filter(({ action }) => action === 'THEFT_SUSPECTED');
      expect(thefts).toHaveLength(1);
      expect(thefts[0]).toMatchObject({ outcome: 'REFUSED', after: { counter: replayed, currentCounter: rotations } });
    });
  });

  describe('the ends of a session (A13)', () => {
    it.each([
      { seconds: 1799, gives: 'ok' },
      { seconds: 1800, gives: 'UNAUTHORIZED' },
      { seconds: 1801, gives: 'UNAUTHORIZED' },
    ])('idle for $seconds s: $gives', async ({ seconds, gives }) => {
      const { world, first } = await signedIn();
      world.wait(seconds);
      expect(verdict(await world.refresh(first.refreshToken))).toBe(gives);
    });

    it.each([
      { second: 43_199, gives: 'ok', live: true },
      { second: 43_200, gives: 'UNAUTHORIZED', live: false },
      { second: 43_201, gives: 'UNAUTHORIZED', live: false },
    ])('active all day, at second $second of 12 hours: $gives', async ({ second, gives, live }) => {
      const { world, first } = await signedIn();
      let pair = first;
      for (let passed = 0; passed < 43_140; passed += 1438) {
        world.wait(1438);
        pair = dataOf(await world.refresh(pair.refreshToken));
      }
      world.wait(second - 43_140);
      expect(await accepted(world, [pair])).toBe(live ? 2 : 0);
      expect(verdict(await world.refresh(pair.refreshToken))).toBe(gives);
    });

    it('says that it ran out where nobody ended it, and not where somebody did', async () => {
      const { world, policyNumber, first } = await signedIn();
      world.wait(60);
      const ended = await world.signIn(policyNumber);
      const { sessionId } = world.identity.readToken('refresh', ended.refreshToken, world.now())!;
      await world.identity.logout(sessionId, { address: anAddress(), requestId: null });
      world.wait(1800);
      const messageOf = async (token: string) => {
        const answer = await world.refresh(token);
        return answer.success ? null : answer.failure.message;
      };
      expect(await messageOf(first.refreshToken)).toBe(sessionRanOut);
      expect(await messageOf(ended.refreshToken)).toBe('Unauthorized');
    });

    it('an access token lasts 10 minutes', async () => {
      const { world, first } = await signedIn();
      world.wait(599);
      expect(await world.accepts('access', first.accessToken)).toBe(true);
      world.wait(1);
      expect(await world.accepts('access', first.accessToken)).toBe(false);
    });
  });

  it('refuses what is no refresh token of ours', async () => {
    const { world, first } = await signedIn();
    const contents = { sessionId: globalThis.crypto.randomUUID(), counter: 0, expiresAt: world.now() };
    const forged = createTokens('a secret of somebody else, long enough');
    const unknownSession = createTokens('a secret of the tests, long enough').make('refresh', contents);
    for (const token of ['', 'x', first.accessToken, forged.make('refresh', contents), unknownSession]) {
      expect(verdict(await world.refresh(token))).toBe('UNAUTHORIZED');
    }
    expect(await accepted(world, [first])).toBe(2);
  });
});
