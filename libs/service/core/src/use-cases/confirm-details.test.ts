import { findPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeAll, expect, test } from 'vitest';
import { ownerPolicy, ownerSecondPolicy, strangerPolicy } from '../testing/seeded-policies';
import { aWorkbench } from '../testing/workbench';

const today = '2026-11-20';

onEveryDatabase('Saying that everything is right', (db) => {
  let bench: Awaited<ReturnType<typeof aWorkbench>>;
  let token = '';
  beforeAll(async () => {
    bench = await aWorkbench(db.database);
    token = (await bench.signIn(ownerPolicy)).accessToken;
  });
  const stored = async (policyNumber: string) => {
    const row = await findPolicy(db.database, policyNumber);
    if (row === null) throw new Error('No such policy');
    return row;
  };
  const confirm = (Version: number, policyNumber = ownerPolicy) =>
    bench.send('POST', `/api/v1/policies/${policyNumber}/confirmation`, { token, body: { Version } });

  test('is refused for a policy that has changed since it was read', async () => {
    const { version } = await stored(ownerPolicy);
    const { status, body } = await confirm(version - 1);
    expect({ status, code: (body as unknown as { code: string }).code }).toEqual({
      status: 409,
      code: 'STALE_VERSION',
    });
    expect((await stored(ownerPolicy)).version).toBe(version);
  });

  test('is kept with its day and told in the history', async () => {
    const { version } = await stored(ownerPolicy);
    expect((await confirm(version)).body.data).toEqual({ Details_Confirmed_On: today });
    const read = await bench.send('GET', `/api/v1/policy/${ownerPolicy}`, { token });
    expect(read.body.data).toMatchObject({ policy: { Details_Confirmed_On: today } });
    const history = await bench.send('GET', `/api/v1/policies/${ownerPolicy}/history?pageNumber=1`, { token });
    expect(history.text).toContain('Confirmed that everything on the policy is right');
  });

  test('changes nothing a second time on the same day', async () => {
    const { version } = await stored(ownerPolicy);
    expect((await confirm(version - 1)).body.data).toEqual({ Details_Confirmed_On: today });
    expect((await stored(ownerPolicy)).version).toBe(version);
  });

  test('is not asked of a policy without cover, and nobody answers for somebody else', async () => {
    const lapsed = await stored(ownerSecondPolicy);
    expect((await confirm(lapsed.version, ownerSecondPolicy)).status).toBe(409);
    expect((await confirm(1, strangerPolicy)).status).toBe(404);
  });
});
