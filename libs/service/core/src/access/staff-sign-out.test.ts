import { createStaffTokens, noStaff, type StaffTokens } from '@portal/service-identity';
import { aStaffProvider, anotherConsultant, someConsultant } from '@portal/service-identity/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { auditOf } from '@portal/service-store';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

onEveryDatabase('a sign-in of staff', (db) => {
  let world: World;
  beforeAll(async () => void (world = await aWorld(db.database)));
  const ask = (token: string, through: World = world) => through.send('GET', '/api/v1/products', { token });

  test('ends for every token made so far, and for nobody else’s', async () => {
    const [first, second] = [
      await world.staffToken(someConsultant),
      await world.staffToken(someConsultant, { jti: '2' }),
    ];
    const other = await world.staffToken(anotherConsultant);
    expect((await ask(first)).status).toBe(200);
    world.wait(1);
    expect((await world.send('POST', '/api/v1/auth/logout', { token: first })).body.data).toEqual({ signedOut: true });
    expect([(await ask(first)).status, (await ask(second)).status, (await ask(other)).status]).toEqual([401, 401, 200]);
    const [row] = await auditOf(db.database, 'SYSTEM', 1);
    expect(row).toMatchObject({
      action: 'LOGGED_OUT',
      actorType: 'STAFF',
      actorId: someConsultant.sub,
      role: 'consultant',
    });
    world.wait(1);
    expect((await ask(await world.staffToken(someConsultant))).status).toBe(200);
  });

  test('without its group is over when its token is: ten minutes at most (docs/reliability.md#c6)', async () => {
    const token = await world.staffToken(someConsultant);
    const path = '/api/v1/staff/servicings';
    expect((await world.send('GET', path, { token })).status).not.toBe(403);
    const removed = await world.staffToken({ ...someConsultant, groups: [] });
    expect((await world.send('GET', path, { token: removed })).body).toMatchObject({
      status: 403,
      code: 'FORBIDDEN',
      message: 'You do not have access to service policies.',
    });
    world.wait(600);
    expect((await world.send('GET', path, { token })).status).toBe(401);
  });

  test('cannot be judged while the provider is down: 503 and not 401, and customers go on (docs/reliability.md#d5)', async () => {
    const staff = await aStaffProvider(() => world.clock.now());
    const keys = () => Promise.reject(new TypeError('fetch failed'));
    const staffTokens: StaffTokens = createStaffTokens({ ...staff.provider, keys });
    const down = await aWorld(db.database, { staffTokens });
    const { status, body } = await ask(await staff.tokenOf(someConsultant), down);
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'PROVIDER_UNAVAILABLE' });
    down.wait(300);
    const { accessToken } = await down.signIn(ownerPolicy);
    expect((await ask(accessToken, down)).status).toBe(200);
  });

  test('is nobody’s where no provider is set up', async () => {
    const without = await aWorld(db.database, { staffTokens: noStaff });
    expect((await ask(await world.staffToken(someConsultant), without)).status).toBe(401);
  });
});
