import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { messages } from '../testing/a-request';
import { aWorld } from '../testing/world';
import { settlePolicyNow } from './settle-policy';

onEveryDatabase('A premium that is paid in the night', (db) => {
  it('takes back the text messages of that night that say it is not: they wait for the morning', async () => {
    const world = await aWorld(db.database);
    await world.edit({ Paid_To_Date: '2026-10-31' });
    world.waitMinutes(14 * 60 + 1); // one minute past midnight in Johannesburg
    await settlePolicyNow(world.tools, world.policyNumber);
    const waiting = async () => (await messages(world)).sms.map(({ purpose }) => purpose);
    expect((await world.policy()).status).toBe('IN_GRACE');
    expect(await waiting()).toEqual(['PREMIUM_UNPAID_NOTICE']);
    await world.edit({ Paid_To_Date: '2026-11-30' });
    await settlePolicyNow(world.tools, world.policyNumber);
    expect((await world.policy()).status).toBe('ACTIVE');
    expect(await waiting()).toEqual([]);
  });
});
