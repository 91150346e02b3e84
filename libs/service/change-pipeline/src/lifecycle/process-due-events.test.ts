import { type PlainDate } from '@portal/domain';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateMainMember } from '../planners/main-member';
import { updateChild } from '../planners/update-life';
import { approve, approveWithPin, ask, askForChild, codeOf, decide, messages, stored } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { settlePolicyNow } from './settle-policy';

const whileLapsed = 'This is not possible while the status of your policy is "Lapsed".';

onEveryDatabase('What was asked for before a policy lapsed', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const upkeepOn = async (date: PlainDate) => {
    const today = world.tools.clock.now().getTime();
    world.wait((Date.parse(`${date}T08:00:00Z`) - today) / 86_400_000);
    await settlePolicyNow(world.tools, world.policyNumber);
    return (await world.policy()).record;
  };
  /** It lapses with this day, unless somebody pays. */
  const graceUntil = (Grace_End_Date: PlainDate) =>
    world.edit({
      Policy_Status: 'IN_GRACE',
      Paid_To_Date: '2026-09-30',
      Grace_End_Date,
      Unpaid_Notice_Date: '2026-10-05',
    });
  const lapsed = () =>
    world.edit({ Policy_Status: 'LAPSED', Paid_To_Date: '2026-09-30', Lapse_Date: '2026-11-01', Grace_End_Date: null });
  const approvedChild = async () => {
    const { id } = await askForChild(world);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
    return id;
  };
  const children = async () => (await world.policy()).record.Children.length;

  it('is not put in on its day, and the policyholder is told why', async () => {
    const id = await approvedChild();
    await graceUntil('2026-11-25');
    expect(await upkeepOn('2026-11-26')).toMatchObject({ Policy_Status: 'LAPSED' });
    await upkeepOn('2026-12-01');
    expect(await stored(world, id)).toMatchObject({ status: 'FAILED', record: { failureReason: whileLapsed } });
    expect(await children()).toBe(3);
    const { inApp } = await messages(world);
    expect(inApp.find(({ type }) => type === 'CHANGE_FAILED')?.inAppMessage).toContain('Lapsed');
  });

  it('is not put in either on the very day of the lapse', async () => {
    const id = await approvedChild();
    await graceUntil('2026-11-30');
    expect(await upkeepOn('2026-12-01')).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2026-12-01' });
    expect(await stored(world, id)).toMatchObject({ status: 'FAILED', record: { failureReason: whileLapsed } });
    expect(await children()).toBe(3);
  });

  it('is put in when its day came before the lapse, though upkeep came after it', async () => {
    const id = await approvedChild();
    await graceUntil('2026-12-03');
    expect(await upkeepOn('2026-12-05')).toMatchObject({ Policy_Status: 'LAPSED', Lapse_Date: '2026-12-04' });
    expect((await stored(world, id)).status).toBe('APPLIED');
    expect(await children()).toBe(4);
  });

  it('is put in while the policy is in grace', async () => {
    const id = await approvedChild();
    await graceUntil('2026-12-20');
    expect(await upkeepOn('2026-12-01')).toMatchObject({ Policy_Status: 'IN_GRACE' });
    expect((await stored(world, id)).status).toBe('APPLIED');
  });

  it('is put in on the day on which cover comes back', async () => {
    const id = await approvedChild();
    await world.edit({ Policy_Status: 'LAPSED', Lapse_Date: '2026-11-21', Paid_To_Date: '2026-12-31' });
    expect(await upkeepOn('2026-12-01')).toMatchObject({ Policy_Status: 'ACTIVE' });
    expect((await stored(world, id)).status).toBe('APPLIED');
  });

  describe('and is decided afterwards', () => {
    it.each([
      ['customer', 'consultant', approve],
      ['consultant', 'customer', approveWithPin],
    ] as const)('is refused when the %s asked and the %s approves, and waits', async (asks, decides, decision) => {
      const { id } = await askForChild(world, asks);
      await lapsed();
      const pins: string[] = [];
      world.tools.verifyPin = async (_tx, { otp }) => (pins.push(otp), null);
      const refusal = { code: 'INVALID_STATUS', message: whileLapsed };
      expect(await decide(world, id, decides, decision)).toMatchObject(refusal);
      expect(pins).toEqual([]);
      expect((await stored(world, id)).status).toBe('PENDING');
      const decline = { decision: 'DECLINE', comment: 'It has lapsed' } as const;
      expect(codeOf(await decide(world, id, decides, decline))).toBe('DECLINED');
    });

    it('is refused on the very day of the lapse', async () => {
      const [child] = (await world.policy()).record.Children;
      const body = { id: child?.id ?? '', First_Name: 'Thabiso' } as { id: string };
      const { id } = await ask(world, 'customer', updateChild, body);
      await graceUntil('2026-11-19');
      expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('INVALID_STATUS');
      expect((await world.policy()).status).toBe('LAPSED');
    });

    it('is approved all the same when it is a contact detail of the policyholder', async () => {
      const body = { Cell_Number: '27829876543' } as { id?: string };
      const { id } = await ask(world, 'consultant', updateMainMember, body);
      await lapsed();
      expect(codeOf(await decide(world, id, 'admin', approve))).toBe('APPLIED');
    });

    it('is approved in grace', async () => {
      const { id } = await askForChild(world);
      await graceUntil('2026-12-20');
      expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
    });
  });
});
