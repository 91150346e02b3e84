import { auditOf } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { aDebitedPolicy, type DebitedPolicy } from '../testing/a-debited-policy';
import { closeDebitException } from './close-exception';

const staff = { id: 'auth|admin', name: 'Nomsa Dlamini', role: 'consultant' };
const origin = { requestId: null, address: '10.0.0.1' };

/** A policy in grace whose bank says that the account holder may have died, looked at on a day when it would have lapsed. */
async function heldPolicy(database: Parameters<typeof aDebitedPolicy>[0]) {
  const world = await aDebitedPolicy(database);
  await world.answered({ result: 'UNPAID', bankCode: '18' });
  for (const day of ['2026-11-26', '2026-11-28', '2027-01-05'] as const) {
    world.on(day);
    await world.settle();
  }
  return world;
}

async function closing(world: DebitedPolicy, decision: Parameters<typeof closeDebitException>[1]['decision']) {
  const [open] = await world.exceptions();
  return closeDebitException(world.tools, { id: open?.id ?? '', decision, note: 'Spoke to the family', staff, origin });
}
const statusOf = async (world: DebitedPolicy) => (await world.policy()).Policy_Status;
const told = async (world: DebitedPolicy) => (await world.notices()).map(({ type }) => type);

onEveryDatabase('Staff who look into an account holder who may have died', (db) => {
  it.each(['HOLDER_LIVES', 'OTHER_PAYER_DIED'] as const)(
    'and find %s ask for another way to pay, with 30 days for it, and only then does the policy lapse',
    async (decision) => {
      const world = await heldPolicy(db.database);
      expect(await statusOf(world)).toBe('IN_GRACE');
      const before = await told(world);
      expect(before).not.toContain('NEW_MANDATE_NEEDED');
      expect(await closing(world, decision)).toMatchObject({
        value: { decision, isAsked: true, coveredUntil: '2027-02-04' },
      });
      expect(await statusOf(world)).toBe('IN_GRACE');
      const asked = (await world.notices()).filter(({ type }) => type === 'NEW_MANDATE_NEEDED');
      expect(asked).toMatchObject([{ inAppMessage: expect.stringContaining('4 February 2027') }]);
      // With it goes the notice of December’s premium, of which nobody had been told.
      expect((await told(world)).toSorted()).toEqual(
        [...before, 'NEW_MANDATE_NEEDED', 'PREMIUM_UNPAID_NOTICE'].toSorted(),
      );
      world.on('2027-01-08'); // three days after the new beginning
      await world.settle();
      world.on('2027-02-04');
      await world.settle();
      expect(await statusOf(world)).toBe('IN_GRACE');
      world.on('2027-02-05');
      await world.settle();
      expect(await statusOf(world)).toBe('LAPSED');
    },
  );

  it('and find that the main member died keep the policy from lapsing for good, and ask nobody to pay', async () => {
    const world = await heldPolicy(db.database);
    await closing(world, 'MAIN_MEMBER_DIED');
    world.on('2027-06-01');
    await world.settle();
    expect(await statusOf(world)).toBe('IN_GRACE');
    expect(await told(world)).not.toContain('NEW_MANDATE_NEEDED');
  });

  it('are one: a second answer is refused, and what was found stands in the audit', async () => {
    const world = await heldPolicy(db.database);
    const [open] = await world.exceptions();
    const say = (decision: 'HOLDER_LIVES' | 'SETTLED') =>
      closeDebitException(world.tools, { id: open?.id ?? '', decision, note: 'They called us', staff, origin });
    expect(await say('SETTLED')).toMatchObject({ code: 'CONFLICT' });
    const answers = await Promise.all([say('HOLDER_LIVES'), say('HOLDER_LIVES')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)).toMatchObject({ message: 'Somebody has dealt with this already.' });
    const rows = await auditOf(db.database, world.policyNumber, 100);
    expect(rows.filter(({ action }) => action === 'DEBIT_EXCEPTION_CLOSED')).toMatchObject([
      { actorId: staff.id, reason: 'They called us', after: { Decision: 'HOLDER_LIVES' } },
    ]);
  });
});
