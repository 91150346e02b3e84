import { type Change, type Policy, type Quote } from '@portal/contract';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { ownerPolicy } from '../testing/seeded-policies';
import { aWorld, type Sent, type World } from '../testing/world';

onEveryDatabase('The plan of a policy', (db) => {
  let world: World;
  let token = '';
  const send = (method: string, path: string, body?: unknown): Promise<Sent> =>
    world.send(method, `/api/v1/${path}`, { token, ...(body !== undefined && { body }) });
  const dataOf = <T>(sent: Sent): T => {
    if (!sent.body.success) throw new Error(sent.text);
    return sent.body.data as T;
  };
  const policy = async () => dataOf<{ policy: Policy }>(await send('GET', `policy/${ownerPolicy}`)).policy;
  const quote = async (productId: string) =>
    dataOf<Quote>(await send('GET', `quotes/get-product-change/${ownerPolicy}/${productId}`));
  const accepted = { acceptTerms: true, acceptWaitingPeriod: true };

  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });

  it('is quoted with what it costs and does, and changes on that quote', async () => {
    const before = await policy();
    const given = await quote('prd-fa-075');
    expect(given).toMatchObject({
      quoteType: 'PRODUCT_CHANGE',
      currentPremium: before.Monthly_Premium,
      status: 'OPEN',
      difference: given.newPremium - before.Monthly_Premium,
      waitingPeriodMonths: 6,
      isDowngrade: false,
    });
    expect(given.breakdown.reduce((sum, { proposed }) => sum + proposed, 0)).toBe(given.newPremium);
    const body = { productId: 'prd-fa-075', quoteId: given.id, ...accepted };
    const change = dataOf<Change>(await send('PUT', `update-main-member-product/${ownerPolicy}`, body));
    expect(change).toMatchObject({
      outcome: 'PENDING',
      action: { actionType: 'CHANGE_PRODUCT', approverType: 'STAFF', premiumAfter: given.newPremium },
    });
    expect(change.action?.changes[0]).toMatchObject({ label: 'Plan', proposed: 'Diamond Family Plan', changed: true });
    expect((await policy()).Product.id).toBe(before.Product.id);
  });

  it('is quoted once, however often somebody looks', async () => {
    const given = await quote('prd-fa-075');
    world.wait(60);
    expect(await quote('prd-fa-075')).toEqual(given);
    world.wait(30 * 86_400);
    token = (await world.signIn(ownerPolicy)).accessToken;
    expect((await quote('prd-fa-075')).id).not.toBe(given.id);
  });

  it('is refused without the two agreements', async () => {
    const { id } = await quote('prd-fa-075');
    const body = { productId: 'prd-fa-075', quoteId: id, acceptTerms: true, acceptWaitingPeriod: false };
    expect(await send('PUT', `update-main-member-product/${ownerPolicy}`, body)).toMatchObject({
      status: 422,
      body: { message: 'Accept the new premium and waiting period' },
    });
  });

  it('is refused when it is the same or not known', async () => {
    const { Product } = await policy();
    const path = `quotes/get-product-change/${ownerPolicy}`;
    expect(await send('GET', `${path}/${Product.id}`)).toMatchObject({
      status: 409,
      body: { code: 'SAME_PRODUCT', message: 'You are already on this plan.' },
    });
    expect(await send('GET', `${path}/prd-no-001`)).toMatchObject({ status: 404 });
    expect(await send('GET', `${path}/leg-fa-2012`)).toMatchObject({ status: 404 });
  });

  it('takes more benefits, with the premium before and after', async () => {
    const before = await policy();
    const held = before.SupplementaryBenefits.map(({ id }) => id);
    const wanted = ['sup-airtime', 'sup-waiver'].filter((id) => !held.includes(id));
    const change = dataOf<Change>(
      await send('POST', `add-main-member-supplementary-benefits/${ownerPolicy}`, { benefitIds: wanted }),
    );
    const { premiumBefore, premiumAfter } = change.action ?? {};
    expect(Number(premiumAfter) - Number(premiumBefore)).toBe(
      wanted.reduce((sum, id) => sum + (id === 'sup-airtime' ? 4 : 9), 0),
    );
  });
});
