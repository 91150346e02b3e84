import { itemsSetApart, schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { reconcile } from './reconcile';
import { aWorld } from './testing/world';

const days = (count: number) => count * 24 * 60;

onEveryDatabase('Taking in payments whose report went astray', (db) => {
  beforeEach(async () => void (await db.database.delete(schema.providerRounds)));

  it('goes back to three days before the last time that it did so, however long ago that is', async () => {
    const world = await aWorld(db.database);
    await reconcile(world.tools);
    const last = world.tools.clock.now();
    const payment = world.report();
    const asked: Date[] = [];
    const provider = {
      ...world.tools.provider,
      changesSince: async (from: Date) => {
        asked.push(from);
        return last >= from ? [payment] : [];
      },
    };
    world.letPass(days(40));
    expect(await reconcile({ ...world.tools, provider })).toBe(1);
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
    await reconcile({ ...world.tools, provider });
    const daysBack = asked.map((from) => (world.tools.clock.now().getTime() - from.getTime()) / 86_400_000);
    expect(daysBack).toEqual([43, 3]);
  });

  it('goes back to the same moment again after a round that did not end', async () => {
    const world = await aWorld(db.database);
    await reconcile(world.tools);
    world.letPass(days(40));
    const isAway = { ...world.tools.provider, changesSince: () => Promise.reject(new Error('It is away')) };
    await expect(reconcile({ ...world.tools, provider: isAway })).rejects.toThrow('away');
    const asked: Date[] = [];
    const provider = { ...isAway, changesSince: async (from: Date) => (asked.push(from), []) };
    await reconcile({ ...world.tools, provider });
    expect(world.tools.clock.now().getTime() - (asked[0]?.getTime() ?? 0)).toBe(43 * 86_400_000);
  });

  it('sets a payment apart that cannot be taken in, takes in the others, and goes back for it until it can', async () => {
    const world = await aWorld(db.database);
    const broken = await aWorld(db.database);
    await reconcile(world.tools);
    const last = world.tools.clock.now();
    const reports = [broken.report(), world.report()];
    const asked: Date[] = [];
    const changesSince = async (from: Date) => (asked.push(from), last >= from ? reports : []);
    const tools = { ...world.tools, provider: { ...world.tools.provider, changesSince } };
    await db.database.execute(
      sql`CREATE FUNCTION fail_on_test() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'broken'; END $$`,
    );
    await db.database.execute(
      sql.raw(`CREATE TRIGGER fail_on_test BEFORE INSERT ON payments FOR EACH ROW
        WHEN (NEW.policy_number = '${broken.policyNumber}') EXECUTE FUNCTION fail_on_test()`),
    );
    expect(await reconcile(tools)).toBe(1);
    expect(await world.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
    expect(await itemsSetApart(db.database, 'PAYMENT_REPORT')).toMatchObject([
      { item: reports[0]?.payatTranId, policyNumber: broken.policyNumber, reason: 'DATABASE_P0001' },
    ]);
    world.letPass(days(10));
    expect(await reconcile(tools)).toBe(0);
    await db.database.execute(sql`DROP TRIGGER fail_on_test ON payments`);
    world.letPass(days(10));
    expect(await reconcile(tools)).toBe(1);
    expect(await broken.payments()).toMatchObject([{ status: 'SUCCESSFUL' }]);
    expect(await itemsSetApart(db.database, 'PAYMENT_REPORT')).toEqual([]);
    world.letPass(days(1));
    await reconcile(tools);
    expect(asked.at(-1)).toEqual(new Date(world.tools.clock.now().getTime() - 4 * 86_400_000));
  });
});
