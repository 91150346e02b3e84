import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, test } from 'vitest';
import { ownerPolicy, strangerPolicy } from './testing/seeded-policies';
import { aWorld } from './testing/world';

onEveryDatabase('A caller who writes 110 times at once', (db) => {
  test('has its writes done in turn, is told to come back for those that are too many, and nobody else is', async () => {
    const world = await aWorld(db.database);
    const { accessToken: noisy } = await world.signIn(ownerPolicy);
    const { accessToken: other } = await world.signIn(strangerPolicy);
    const writing = Array.from({ length: 110 }, (_, at) =>
      world.send('PUT', `/api/v1/drafts/${ownerPolicy}/ADD_CHILD/new`, {
        token: noisy,
        body: { values: { First_Name: `No ${at}` } },
      }),
    );
    const read = await world.send('GET', `/api/v1/policy/${strangerPolicy}`, { token: other });
    const write = await world.send('PUT', `/api/v1/drafts/${strangerPolicy}/ADD_CHILD/new`, {
      token: other,
      body: { values: {} },
    });
    expect([read.status, write.status]).toEqual([200, 200]);

    const answers = await Promise.all(writing);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThanOrEqual(8);
    for (const { status, body, headers } of refused) {
      expect({ status, code: body.code }).toEqual({ status: 429, code: 'RATE_LIMIT' });
      expect(headers.get('retry-after')).toBe('8');
    }
    expect(answers.length - refused.length).toBeGreaterThan(2);
  });
});
