import { type Endpoint, endpoints } from '@portal/contract';
import { anIssuer } from '@portal/service-documents/testing';
import { withProviders } from '@portal/service-payments/testing';
import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

const rows = Object.values<Endpoint>(endpoints);
const isAboutDeath = ({ path }: Endpoint) => /death-reports|alive|claims|payouts|vouchers|continue/.test(path);

describe.each([
  { hasClaims: true, status: 422, why: 'where claims are taken in' },
  { hasClaims: false, status: 404, why: 'where they are not' },
])('$why', ({ hasClaims, status }) => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database, { config: { origins: [], issuer: anIssuer, ...withProviders, hasClaims } });
  }, 60_000);
  afterAll(() => db.close());

  it(`a report of a death is answered with ${status}`, async () => {
    expect((await world.send('POST', '/api/v1/death-reports', { body: {} })).status).toBe(status);
  });

  it('the capabilities name the calls that are found, and the others work as ever', async () => {
    const { accessToken: token } = await world.signIn(ownerPolicy);
    const { calls } = (await world.send('GET', '/api/v1/capabilities', { token })).body.data as unknown as {
      calls: string[];
    };
    const additions = rows.filter(({ isAddition }) => isAddition);
    const expected = hasClaims ? additions : additions.filter((row) => !isAboutDeath(row));
    expect(calls.toSorted()).toEqual(expected.map(({ route }) => route).toSorted());
    expect((await world.send('GET', '/api/v1/home', { token })).status).toBe(200);
    const read = await world.send('GET', `/api/v1/policies/${ownerPolicy}/death-reports`, { token });
    expect(read.status).toBe(hasClaims ? 200 : 404);
  });
});
