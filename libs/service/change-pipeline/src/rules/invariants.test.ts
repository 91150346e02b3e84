import { type StoredPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { updateBeneficiary } from '../planners/beneficiaries';
import { updateMainMember } from '../planners/main-member';
import { submitChange } from '../submit/submit-change';
import { approve, approveWithPin, ask, askForChild, codeOf, decide, stored } from '../testing/a-request';
import { aWorld, rightPin, type World } from '../testing/world';
import { brokenByChange } from './invariants';

const shortShares = 'Beneficiary shares must add up to 100%';

onEveryDatabase('A policy that breaks a rule already', (db) => {
  let world: World;
  let policy: StoredPolicy;
  beforeEach(async () => {
    world = await aWorld(db.database);
    policy = (await world.policy()).record;
  });
  /** As the confirmed death of a beneficiary leaves it: the shares of the others stay as they are. */
  const withoutGrace = (before: StoredPolicy): StoredPolicy => ({
    ...before,
    Beneficiaries: before.Beneficiaries.map((one) =>
      one.First_Name === 'Grace' ? { ...one, Beneficiary_Status: 'REMOVED', Version: one.Version + 1 } : one,
    ),
  });

  describe('because a beneficiary has died', () => {
    it('takes another e-mail address as ever', async () => {
      await world.edit(withoutGrace);
      const { tools, policyNumber, actors, origin } = world;
      const body = { Email_Address: 'new@example.com' } as { id?: string };
      const request = { policyNumber, actor: actors.customer, origin, plan: updateMainMember, idempotency: null };
      expect(await submitChange(tools, { ...request, body })).toMatchObject({ value: { outcome: 'APPLIED' } });
      expect((await world.policy()).record.MainMember).toMatchObject({ Email_Address: 'new@example.com' });
    });

    it('takes a child that was asked for before, on its day', async () => {
      const { id } = await askForChild(world);
      expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
      await world.edit(withoutGrace);
      world.wait(12);
      await decide(world, id, 'consultant', approve);
      expect((await stored(world, id)).status).toBe('APPLIED');
    });

    it('takes no beneficiary’s other name that leaves the shares short', async () => {
      const [sipho] = policy.Beneficiaries;
      const ShareAllocation = policy.Beneficiaries.map(({ id, Benefit_Share }) => ({ id, Benefit_Share }));
      const body = { id: sipho?.id ?? '', Surname: 'Dlamini', ShareAllocation };
      const { id } = await ask(world, 'consultant', updateBeneficiary, body);
      await world.edit(withoutGrace);
      expect(codeOf(await decide(world, id, 'customer', approveWithPin))).toBe('FAILED');
      expect((await stored(world, id)).record.failureReason).toBe(shortShares);
      expect((await world.policy()).record.Beneficiaries[0]).toMatchObject({ Surname: 'Khumalo' });
    });

    it('takes the new split of those who are left', async () => {
      await world.edit(withoutGrace);
      const left = policy.Beneficiaries.filter(({ First_Name }) => First_Name !== 'Grace');
      const ShareAllocation = left.map(({ id }) => ({ id, Benefit_Share: 50 }));
      const body = { id: left[0]?.id ?? '', ShareAllocation, otp: rightPin };
      const { tools, policyNumber, actors, origin } = world;
      const request = { policyNumber, actor: actors.customer, origin, plan: updateBeneficiary, idempotency: null };
      expect(await submitChange(tools, { ...request, body })).toMatchObject({ value: { outcome: 'APPLIED' } });
      expect((await world.policy()).record.Beneficiaries.map(({ Benefit_Share }) => Benefit_Share)).toEqual([50, 50]);
    });
  });

  const withChildren = (count: number): StoredPolicy => ({
    ...policy,
    Children: Array.from({ length: count }, (_, place) => ({
      ...(policy.Children[2] as StoredPolicy['Children'][number]),
      id: `child ${place}`,
      First_Name: `Child${'abcdefghij'[place]}`,
      Id_Type: 'BIRTH_CERTIFICATE' as const,
      Id_Number: null,
    })),
  });

  it.each([
    { before: 7, after: 7, broken: null, why: 'as many as before' },
    { before: 8, after: 7, broken: null, why: 'fewer than before, though still too many' },
    { before: 7, after: 8, broken: 'There are too many children on the policy', why: 'even more than before' },
    {
      before: 6,
      after: 7,
      broken: 'There are too many children on the policy',
      why: 'one too many for the first time',
    },
  ])('refuses a change only for what it makes worse: $before children, then $after, $why', (row) => {
    expect(brokenByChange(withChildren(row.before), withChildren(row.after), '2026-11-20')).toBe(row.broken);
  });

  it('is not made to look whole by another rule that a change breaks', () => {
    const before = withoutGrace(policy);
    const [relative] = policy.ExtendedMembers;
    const tooMuch = { ...before, ExtendedMembers: [{ ...relative, Cover_Amount: 60_000 } as never] };
    expect(brokenByChange(before, tooMuch, '2026-11-20')).toBe(
      'An extended member would be covered for more than the main member',
    );
  });
});
