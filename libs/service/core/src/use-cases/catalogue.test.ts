import { type Product, type SupplementaryBenefit } from '@portal/contract';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { ownerPolicy, ownerSecondPolicy } from '../testing/seeded-policies';
import { aWorld, type World } from '../testing/world';

onEveryDatabase('The catalogue', (db) => {
  let world: World;
  let token = '';
  beforeEach(async () => {
    await emptyDatabase(db.database);
    world = await aWorld(db.database);
    token = (await world.signIn(ownerPolicy)).accessToken;
  });
  const get = async <T>(path: string) => (await world.send('GET', `/api/v1/${path}`, { token })).body.data as T;
  const taken = async () =>
    (await get<Product[]>('products')).filter(({ isAvailable }) => !isAvailable).map(({ id }) => id);
  const selected = async () =>
    (await get<SupplementaryBenefit[]>('products/supplimentary-benefits'))
      .filter((benefit) => benefit.selected)
      .map(({ id }) => id);
  const select = (policyNumber: string) => world.send('POST', `/api/v1/auth/select-policy/${policyNumber}`, { token });

  it('offers every plan but the one of the policy on screen', async () => {
    expect(await taken()).toEqual(['prd-fa-020']);
    await select(ownerSecondPolicy);
    expect(await taken()).toEqual(['prd-sm-010']);
  });

  it('says which benefits the policy on screen has', async () => {
    expect(await selected()).toEqual([]);
    const held = '[{"id":"sup-grocery","status":"ACTIVE"},{"id":"sup-airtime","status":"REMOVED"}]';
    await db.database.execute(sql`
      UPDATE policies SET record = jsonb_set(record::jsonb, '{SupplementaryBenefits}', ${held}::jsonb)::json
      WHERE policy_number = ${ownerPolicy}`);
    expect(await selected()).toEqual(['sup-grocery']);
    await select(ownerSecondPolicy);
    expect(await selected()).toEqual([]);
  });
});
