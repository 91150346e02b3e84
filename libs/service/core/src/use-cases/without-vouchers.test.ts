import { apiBase, claimCashAdditions, voucherReportAdditions } from '@portal/contract';
import { someProviders } from '@portal/service-payments/testing';
import { emptyDatabase, onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../testing/world';
import { claiming, claimOf, familyPolicy, seedClaimingFamily } from './claims/customer/testing/claiming-family';

const routes = Object.values({ ...claimCashAdditions, ...voucherReportAdditions }).map(({ route }) => route);

describe.each([
  { why: 'where somebody issues vouchers', vouchers: someProviders().vouchers, isPromised: true },
  { why: 'where nobody does', vouchers: null, isPromised: false },
])('$why', ({ vouchers, isPromised }) => {
  onEveryDatabase('cash at a store', (db) => {
    let world: World;
    let token: string;
    beforeEach(async () => {
      await emptyDatabase(db.database);
      world = await aWorld(db.database, { providers: { ...someProviders(), vouchers } });
      await seedClaimingFamily(db.database, world.clock.now());
      token = (await world.signIn(familyPolicy)).accessToken;
    });

    test(`is ${isPromised ? '' : 'not '}promised to families`, async () => {
      const my = claiming(world, token);
      const claim = claimOf(await my.open({ lifeId: (await my.policy()).Children[0]?.id }));
      expect(claim.mayBePaidInCash).toBe(isPromised);
    });

    test(`is ${isPromised ? '' : 'not '}named among the calls`, async () => {
      const { body } = await world.send('GET', `${apiBase}/capabilities`, { token });
      const { calls } = body.data as unknown as { calls: string[] };
      expect(routes.filter((route) => calls.includes(route))).toEqual(isPromised ? routes : []);
      const reported = await world.send('POST', `${apiBase}/vouchers/report`, { body: {} });
      expect(reported.status).toBe(isPromised ? 401 : 404);
    });
  });
});
