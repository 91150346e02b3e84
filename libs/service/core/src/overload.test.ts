import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type RequestKind } from './create-service';
import { ownerPolicy } from './testing/seeded-policies';
import { aWorld, type World } from './testing/world';

describe('a service that has more to do than it can', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  let token = '';
  const tooMuch = new Set<RequestKind>();
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database, { isOverloaded: (kind) => tooMuch.has(kind) });
    token = (await world.signIn(ownerPolicy)).accessToken;
  });
  afterAll(() => db.close());
  const read = () => world.send('GET', `/api/v1/policy/${ownerPolicy}`, { token });
  const write = () => world.send('PUT', `/api/v1/drafts/${ownerPolicy}/ADD_CHILD/new`, { token, body: { values: {} } });
  const refusal = { status: 503, code: 'PROVIDER_UNAVAILABLE' };

  it.each([
    { kind: 'reads', refused: read, done: write },
    { kind: 'writes', refused: write, done: read },
  ] as const)(
    'refuses $kind at once, with when to come back, and goes on with the rest',
    async ({ kind, refused, done }) => {
      tooMuch.clear();
      tooMuch.add(kind);
      const { status, body, headers } = await refused();
      expect({ status, code: body.code }).toEqual(refusal);
      expect(body.message).toBe('Too many people use this service now. Please try again in a few seconds.');
      expect(headers.get('retry-after')).toBe('5');
      expect((await done()).status).toBe(200);
    },
  );

  it('says all the same that it runs, that it is ready and what it can do', async () => {
    tooMuch.add('reads').add('writes');
    for (const path of ['/healthz', '/readyz', '/api/openapi.json']) {
      expect((await world.send('GET', path)).status).toBe(200);
    }
    tooMuch.clear();
    expect((await read()).status).toBe(200);
  });
});
