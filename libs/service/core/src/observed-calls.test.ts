import { type Observe } from '@portal/service-store';
import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPolicy } from './testing/seeded-policies';
import { aWorld } from './testing/world';

describe('whoever watches the service', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  beforeAll(async () => {
    db = await openPgliteCopy();
  });
  afterAll(() => db.close());

  it('is told of each call by the name of its row, also where it is refused, and of nothing that was sent', async () => {
    const seen: string[] = [];
    const observe: Observe = async ({ kind, name }, run) => {
      seen.push(`${kind}: ${name}`);
      return run();
    };
    const { send, signIn } = await aWorld(db.database, { observe });
    const { accessToken: token } = await signIn(ownerPolicy);
    seen.length = 0;
    const statuses = [];
    for (const path of [`policy/${ownerPolicy}`, 'policy/7000099999', 'auth/whoami', 'nothing']) {
      statuses.push((await send('GET', `/api/v1/${path}`, { token })).status);
    }
    expect(statuses).toEqual([200, 404, 200, 404]);
    expect(seen).toEqual(['use case: policy', 'use case: policy', 'use case: whoAmI']);
  });
});
