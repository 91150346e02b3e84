import { auditOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { aWorld, dataOf, verdict } from './testing/world';

onEveryDatabase('Ending sessions', (db) => {
  const origin = { address: '41.13.7.20', requestId: 'request-9' };

  /** Sessions of one customer, a PIN each, a minute apart. */
  const withSessions = async (count: number) => {
    const world = aWorld(db.database);
    const policy = await world.addPolicy();
    const sessions = [];
    for (let i = 0; i < count; i += 1) {
      const tokens = await world.signIn(policy.policyNumber);
      const { sessionId } = world.identity.readToken('access', tokens.accessToken, world.now())!;
      sessions.push({ ...tokens, sessionId });
      world.wait(60);
    }
    return { world, ...policy, sessions };
  };

  it('signing out ends both tokens at once, and is written down once', async () => {
    const { world, policyNumber, customerId, sessions } = await withSessions(1);
    const [session] = sessions;
    await world.identity.logout(session!.sessionId, origin);
    expect(await world.accepts('access', session!.accessToken)).toBe(false);
    expect(verdict(await world.refresh(session!.refreshToken))).toBe('UNAUTHORIZED');
    await world.identity.logout(session!.sessionId, origin);
    const written = (await auditOf(db.database, policyNumber)).filter(({ action }) => action === 'LOGGED_OUT');
    expect(written).toMatchObject([{ actorId: customerId, ip: '41.13.7.20', requestId: 'request-9' }]);
  });

  it('signing out of a session that never was changes nothing', async () => {
    const { world, sessions } = await withSessions(1);
    await world.identity.logout(globalThis.crypto.randomUUID(), origin);
    expect(await world.accepts('access', sessions[0]!.accessToken)).toBe(true);
  });

  it('signing out while a refresh is on its way leaves no live token, whichever is first (A9)', async () => {
    for (const order of ['logout first', 'refresh first']) {
      const { world, sessions } = await withSessions(1);
      const { sessionId, refreshToken } = sessions[0]!;
      const steps = [() => world.identity.logout(sessionId, origin), () => world.refresh(refreshToken)];
      if (order === 'refresh first') steps.reverse();
      const results = await Promise.all(steps.map((step) => step()));
      const outcome = results.find((result) => result !== undefined)!;
      if (outcome.success) expect(await world.accepts('access', outcome.data.accessToken)).toBe(false);
      expect(verdict(await world.refresh(refreshToken))).toBe('UNAUTHORIZED');
    }
  });

  it('ends the other sessions of the customer, keeps this one and those of others', async () => {
    const { world, policyNumber, customerId, sessions } = await withSessions(3);
    const otherPolicy = await world.addPolicy({ customerId });
    const onOtherPolicy = await world.signIn(otherPolicy.policyNumber);
    const stranger = await world.signIn((await world.addPolicy()).policyNumber);
    const kept = sessions[1]!;
    expect(dataOf(await world.identity.endOtherSessions(kept.sessionId, origin))).toEqual({ ended: 3 });

    const live = [];
    for (const { accessToken } of [...sessions, onOtherPolicy, stranger]) {
      live.push(await world.accepts('access', accessToken));
    }
    expect(live).toEqual([false, true, false, false, true]);
    expect(verdict(await world.refresh(sessions[0]!.refreshToken))).toBe('UNAUTHORIZED');
    const written = (await auditOf(db.database, policyNumber)).filter(
      ({ action }) => action === 'OTHER_SESSIONS_ENDED',
    );
    expect(written).toMatchObject([{ actorId: customerId, entityId: kept.sessionId, after: { ended: 3 } }]);
  });

  it('is refused to a session that is over', async () => {
    const { world, sessions } = await withSessions(2);
    await world.identity.logout(sessions[0]!.sessionId, origin);
    expect(verdict(await world.identity.endOtherSessions(sessions[0]!.sessionId, origin))).toBe('UNAUTHORIZED');
    expect(await world.accepts('access', sessions[1]!.accessToken)).toBe(true);
  });

  it('two sessions that end each other at once leave at most one', async () => {
    const { world, sessions } = await withSessions(2);
    await Promise.all(sessions.map(({ sessionId }) => world.identity.endOtherSessions(sessionId, origin)));
    const live = await Promise.all(sessions.map(({ accessToken }) => world.accepts('access', accessToken)));
    expect(live.filter(Boolean)).toHaveLength(1);
  });
});
