import { schema } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
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
});
