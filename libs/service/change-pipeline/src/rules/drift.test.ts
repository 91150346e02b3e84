import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { addBenefits } from '../planners/add-benefits';
import { addBeneficiary, updateBeneficiary } from '../planners/beneficiaries';
import { updateMainMember } from '../planners/main-member';
import { removeChild } from '../planners/remove-life';
import { updateChild } from '../planners/update-life';
import { submitChange } from '../submit/submit-change';
import {
  approve,
  approveWithPin,
  ask,
  askForChild,
  codeOf,
  decide,
  decline,
  recorded,
  stored,
  told,
  type Who,
} from '../testing/a-request';
import { aPayee, askedByStaff } from '../testing/every-request';
import { aWorld, rightPin, type World } from '../testing/world';
import { driftOf } from './drift';

onEveryDatabase('A record that moved on after a change was asked for', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const renameFirstChild = (First_Name: string) =>
    world.edit(({ Children }) => ({
      Children: Children.map((child, place) => (place === 0 ? { ...child, First_Name } : child)),
    }));
  const askToRename = async (who: Who) => {
    const id = (await world.policy()).record.Children[0]?.id ?? '';
    return ask(world, who, updateChild, { id, First_Name: 'Thabiso' } as { id: string });
  };
  const driftNow = async (id: string) => driftOf((await stored(world, id)).record, (await world.policy()).record);

  it.each<[asks: Who, decides: Who, decision: typeof approve]>([
    ['customer', 'consultant', approve],
    ['customer', 'admin', approve],
    ['consultant', 'customer', approveWithPin],
    ['consultant', 'colleague', recorded],
  ])('asked by the %s: the %s does not approve it, and nothing changes', async (asks, decides, decision) => {
    const { id } = await askToRename(asks);
    await renameFirstChild('Tumelo');
    const before = await world.policy();
    expect(await decide(world, id, decides, decision)).toMatchObject({
      code: 'STALE_VERSION',
      message: expect.stringContaining('has changed since this was asked for'),
    });
    expect(await world.policy()).toEqual(before);
    expect(await stored(world, id)).toMatchObject({ status: 'PENDING', record: { decidedBy: null } });
    expect(await told(world, 'CHANGE_APPROVED', 'CONSENT_RECORDED')).toHaveLength(0);
    expect(await driftNow(id)).toEqual([{ label: 'First name', then: 'Thabo', now: 'Tumelo' }]);
  });

  it('is declined and taken back as ever', async () => {
    const first = await askToRename('customer');
    await renameFirstChild('Tumelo');
    expect(codeOf(await decide(world, first.id, 'consultant', decline))).toBe('DECLINED');
    const second = await askToRename('customer');
    await renameFirstChild('Thato');
    expect(codeOf(await decide(world, second.id, 'customer', { decision: 'CANCEL' }))).toBe('CANCELLED');
  });

  it('a PIN is not used up by it', async () => {
    const { id } = await askToRename('consultant');
    await renameFirstChild('Tumelo');
    const pins: string[] = [];
    world.tools.verifyPin = async (_tx, { otp }) => (pins.push(otp), null);
    await decide(world, id, 'customer', approveWithPin);
    expect(pins).toEqual([]);
  });

  it('fields that the change leaves alone do not count (E3)', async () => {
    const { id } = await askToRename('customer');
    await world.edit(({ Children }) => ({
      Children: Children.map((child) => ({ ...child, Email_Address: 'thabo@example.com' })),
    }));
    expect(await driftNow(id)).toEqual([]);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPLIED');
    expect((await world.policy()).record.Children[0]).toMatchObject({
      First_Name: 'Thabiso',
      Email_Address: 'thabo@example.com',
    });
  });

  it('a value that came back is as it was shown', async () => {
    const { id } = await askToRename('customer');
    await renameFirstChild('Tumelo');
    await renameFirstChild('Thabo');
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPLIED');
  });

  it('two numbers that look alike once masked are told apart', async () => {
    const identity = { Id_Type: 'PASSPORT', Passport_Number: 'A11111', Passport_Country: 'ZW' } as const;
    await world.edit((policy) => ({ MainMember: { ...policy.MainMember, ...identity, Id_Number: null } }));
    const body = { Passport_Number: 'C33111', Passport_Expiry_Date: '2030-01-01' } as { id?: string };
    const { id } = await ask(world, 'customer', updateMainMember, body);
    await world.edit((policy) => ({ MainMember: { ...policy.MainMember, Passport_Number: 'B22111' } }));
    expect(await driftNow(id)).toMatchObject([{ label: 'Passport number', now: 'Number changed' }]);
  });

  it('somebody who is gone is not removed again', async () => {
    const childId = (await world.policy()).record.Children[0]?.id ?? '';
    const { id } = await ask(world, 'customer', removeChild, { id: childId, Reason: 'OTHER' });
    await world.edit((policy) => ({ Children: policy.Children.slice(1) }));
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('STALE_VERSION');
    expect(await driftNow(id)).toContainEqual({ label: 'First name', then: 'Thabo', now: null });
  });

  it('a premium that is another one by now is not approved as it was shown', async () => {
    const { id } = await ask(world, 'customer', addBenefits, { benefitIds: ['sup-grocery'] });
    await world.edit((policy) => ({ Monthly_Premium: policy.Monthly_Premium + 30 }));
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('STALE_VERSION');
  });

  it('an addition replaces nothing', async () => {
    const { id } = await askForChild(world);
    await renameFirstChild('Tumelo');
    expect(await driftNow(id)).toEqual([]);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
  });

  describe('shares', () => {
    const shares = async () => (await world.policy()).record.Beneficiaries.map(({ Benefit_Share }) => Benefit_Share);
    const splitOf = async (parts: number[]) =>
      (await world.policy()).record.Beneficiaries.map(({ id }, place) => ({ id, Benefit_Share: parts[place] ?? 0 }));
    const update = async (who: Who, place: number, parts: number[], more: object = {}) => {
      const id = (await world.policy()).record.Beneficiaries[place]?.id ?? '';
      return { id, ShareAllocation: await splitOf(parts), otp: rightPin, who, ...more };
    };
    const changeNow = async (parts: number[]) => {
      const { who: _, ...body } = await update('customer', 2, parts);
      const { tools, policyNumber, actors, origin } = world;
      const request = { policyNumber, actor: actors.customer, origin, plan: updateBeneficiary, idempotency: null };
      expect(await submitChange(tools, { ...request, body })).toMatchObject({ value: { outcome: 'APPLIED' } });
    };

    it('that others have by now are not given away on an old split', async () => {
      const { who: _, ...body } = await update('consultant', 0, [60, 20, 20]);
      const { id } = await ask(world, 'consultant', updateBeneficiary, body);
      await changeNow([50, 40, 10]);
      expect(await driftNow(id)).toEqual([
        { label: 'Shares of all', then: 'Sipho 50%, Grace 30%, Jabu 20%', now: 'Sipho 50%, Grace 40%, Jabu 10%' },
      ]);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('STALE_VERSION');
      expect(await shares()).toEqual([50, 40, 10]);
    });

    it('that others got meanwhile are not given to somebody who is added on an old split', async () => {
      const { id } = await askedByStaff.ADD_BENEFICIARY(world);
      await changeNow([50, 40, 10]);
      expect(await driftNow(id)).toEqual([
        { label: 'Shares of all', then: 'Sipho 50%, Grace 30%, Jabu 20%', now: 'Sipho 50%, Grace 40%, Jabu 10%' },
      ]);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('STALE_VERSION');
      expect(await shares()).toEqual([50, 40, 10]);
    });

    it('are shown to whoever approves, and go to somebody who is added while the split is as it was', async () => {
      const { id, record } = await askedByStaff.ADD_BENEFICIARY(world);
      expect(record.changes.at(-1)).toEqual({
        field: 'ShareAllocation',
        label: 'Shares of all',
        current: 'Sipho 50%, Grace 30%, Jabu 20%',
        proposed: 'Sipho 40%, Grace 30%, Jabu 20%, Zola 10%',
        changed: true,
      });
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('APPLIED');
      expect(await shares()).toEqual([40, 30, 20, 10]);
      expect((await world.policy()).record.Beneficiaries.at(-1)).toMatchObject({ Version: 1, Middle_Names: null });
    });

    it('of the first who is paid are not doubled by somebody else who came meanwhile', async () => {
      await world.edit({ Beneficiaries: [] });
      const body = aPayee((await world.policy()).record, [], 100);
      const { id } = await ask(world, 'consultant', addBeneficiary, body);
      const { tools, policyNumber, actors, origin } = world;
      const request = { policyNumber, actor: actors.customer, origin, plan: addBeneficiary, idempotency: null };
      const other = { ...body, First_Name: 'Naledi', Passport_Number: 'C33111', otp: rightPin };
      expect(await submitChange(tools, { ...request, body: other })).toMatchObject({ value: { outcome: 'APPLIED' } });
      expect(await driftNow(id)).toEqual([{ label: 'Shares of all', then: null, now: 'Naledi 100%' }]);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('STALE_VERSION');
    });

    it('stay as they are when only a name is corrected', async () => {
      const { who: _, ...body } = await update('consultant', 0, [50, 30, 20], { Surname: 'Dlamini' });
      const { id } = await ask(world, 'consultant', updateBeneficiary, body);
      await changeNow([50, 40, 10]);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('APPLIED');
      expect(await shares()).toEqual([50, 40, 10]);
      expect((await world.policy()).record.Beneficiaries[0]).toMatchObject({ Surname: 'Dlamini' });
    });
  });
});
