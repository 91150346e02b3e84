import { openPgliteCopy } from '@portal/service-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownerPolicy, ownerSecondPolicy, strangerPolicy, unknownPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

describe('the policy on screen', () => {
  let db: Awaited<ReturnType<typeof openPgliteCopy>>;
  let world: World;
  let token = '';
  beforeAll(async () => {
    db = await openPgliteCopy();
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });
  afterAll(() => db.close());

  const select = (policyNumber: string) => world.send('POST', `/api/v1/auth/select-policy/${policyNumber}`, { token });
  const onScreen = async (of = token) => {
    const { body } = await world.send('GET', '/api/v1/auth/whoami', { token: of });
    return (body.data as unknown as { policyNumber: string }).policyNumber;
  };

  it('is the one signed in with until another of the same customer is chosen', async () => {
    expect(await onScreen()).toBe(ownerPolicy);
    expect((await select(ownerSecondPolicy)).body.data).toEqual({ policyNumber: ownerSecondPolicy });
    expect(await onScreen()).toBe(ownerSecondPolicy);
    await select(ownerPolicy);
    expect(await onScreen()).toBe(ownerPolicy);
  });

  it('is never somebody else’s: refused like one that does not exist, and the choice stays', async () => {
    await select(ownerSecondPolicy);
    const [foreign, unknown] = [await select(strangerPolicy), await select(unknownPolicy)];
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(unknown.text);
    expect(await onScreen()).toBe(ownerSecondPolicy);
  });

  it('belongs to one session: a new sign-in starts with its own policy', async () => {
    await select(ownerSecondPolicy);
    world.wait(61);
    const { accessToken } = await world.signIn(ownerPolicy);
    expect(await onScreen(accessToken)).toBe(ownerPolicy);
    expect(await onScreen()).toBe(ownerSecondPolicy);
  });
});
