import {
  apiBase,
  callsOfAreas,
  type Endpoint,
  endpoints,
  fillPath,
  type OptionalArea,
  optionalAreas,
} from '@portal/contract';
import { goodBodies } from '@portal/contract/testing';
import { anIssuer } from '@portal/service-documents/testing';
import { withProviders } from '@portal/service-payments/testing';
import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

const areas = Object.keys(optionalAreas) as OptionalArea[];
const rows = Object.entries<Endpoint>(endpoints);

/** An address of a call, with something in the place of each parameter. */
const addressOf = ({ path }: Endpoint) =>
  apiBase +
  fillPath(path, {
    ...Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'x1'])),
    policyNumber: ownerPolicy,
  });

describe.each([
  { without: [] as OptionalArea[], why: 'an insurer who has everything' },
  { without: ['claims'] as OptionalArea[], why: 'an insurer without claims' },
  { without: areas.filter((area) => area !== 'claims'), why: 'an insurer with claims, and none of the others' },
])('$why', ({ without }) => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  let token: string;
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database, { config: { origins: [], issuer: anIssuer, ...withProviders, without } });
    token = (await world.signIn(ownerPolicy)).accessToken;
  });
  afterAll(() => db.close());
  const left = new Set<string>(without.flatMap((area) => callsOfAreas[area]));

  it('answers the calls of what is left out as any that nobody knows, signed in or not', async () => {
    const unknown = await world.send('POST', `${apiBase}/no-such-call`, { token, body: {} });
    for (const [name, row] of rows.filter(([one]) => left.has(one))) {
      for (const caller of [{}, { token }]) {
        const answer = await world.send(row.method, addressOf(row), { ...caller, ...(row.body && { body: {} }) });
        expect([name, answer.status, answer.body]).toEqual([name, unknown.status, unknown.body]);
      }
    }
  });

  it('says in its capabilities which calls there are, and which of the specification there are not', async () => {
    const { data } = (await world.send('GET', `${apiBase}/capabilities`, { token })).body;
    const routes = (isAddition: boolean, isLeft: boolean) =>
      rows
        .filter(([name, row]) => row.isAddition === isAddition && left.has(name) === isLeft)
        .map(([, row]) => row.route);
    const { calls, ...said } = data as unknown as { calls: string[]; without: string[] };
    expect(calls.toSorted()).toEqual(routes(true, false).toSorted());
    expect(said.without).toEqual(routes(false, true));
  });

  it('describes in its document what it answers, and nothing else', async () => {
    const { paths } = JSON.parse((await world.send('GET', '/api/openapi.json')).text) as { paths: object };
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const answered = rows.filter(([name]) => !left.has(name)).map(([, { route }]) => route);
    expect(described.toSorted()).toEqual(answered.toSorted());
  });

  it('goes on as ever with everything else', async () => {
    for (const path of ['/home', `/policy/${ownerPolicy}`, `/policies/${ownerPolicy}/paid-status`, '/products']) {
      expect((await world.send('GET', apiBase + path, { token })).status, path).toBe(200);
    }
  });

  it(`lets a policyholder ${without.includes('payat') ? 'not ' : ''}choose Pay@ as the way to pay`, async () => {
    const answer = await world.send('PUT', `${apiBase}/update-payment-method/${ownerPolicy}`, {
      token,
      body: goodBodies['updatePaymentMethod'],
    });
    const refused = { field: 'Payment_Method', message: 'Pay@ cannot be chosen here. Select another payment method' };
    const errors = answer.body.errors ?? [];
    expect(errors.some((one) => JSON.stringify(one) === JSON.stringify(refused))).toBe(without.includes('payat'));
  });
});
