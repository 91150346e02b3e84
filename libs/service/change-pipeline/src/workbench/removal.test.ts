import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { updateBeneficiary } from '../planners/beneficiaries';
import { removeChild, removeExtendedMember, removeSpouse } from '../planners/remove-life';
import { ask, askForChild } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { removalOf } from './removal';

onEveryDatabase('A request that takes somebody off the policy', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const record = async () => (await world.policy()).record;
  const plain = (removal: ReturnType<typeof removalOf>) =>
    removal && { ...removal, loses: removal.loses.replaceAll('\u00a0', ' ') };

  it('says which child leaves, the cover under the plan, and why', async () => {
    const [child] = (await record()).Children;
    const body = { id: child?.id ?? '', Reason: 'NO_LONGER_DEPENDANT' };
    expect(plain(removalOf((await ask(world, 'customer', removeChild, body)).record))).toEqual({
      person: `${child?.First_Name} ${child?.Surname}, biological child`,
      loses: 'Cover of R 25 000 under the plan',
      reason: 'No longer dependant',
    });
  });

  it('says the same of a spouse', async () => {
    const { Spouse } = await record();
    const body = { id: Spouse?.id ?? '', Reason: 'DIVORCED' };
    expect(removalOf((await ask(world, 'customer', removeSpouse, body)).record)).toMatchObject({
      person: `${Spouse?.First_Name} ${Spouse?.Surname}, spouse`,
      loses: expect.stringMatching(/^Cover of R.* under the plan$/),
      reason: 'Divorced',
    });
  });

  it('names the cover of an extended member as their own', async () => {
    const [member] = (await record()).ExtendedMembers;
    const body = { id: member?.id ?? '', Reason: 'NOT_AFFORDABLE' };
    expect(removalOf((await ask(world, 'customer', removeExtendedMember, body)).record)).toMatchObject({
      loses: expect.stringMatching(/^Extended cover of R/),
      reason: 'Not affordable',
    });
  });

  it('names the share of a beneficiary, who loses no cover and gives no reason', async () => {
    const [first, second, third] = (await record()).Beneficiaries;
    const body = {
      id: third?.id ?? '',
      Beneficiary_Status: 'REMOVED' as const,
      ShareAllocation: [
        { id: first?.id ?? '', Benefit_Share: 60 },
        { id: second?.id ?? '', Benefit_Share: 40 },
      ],
    };
    expect(removalOf((await ask(world, 'consultant', updateBeneficiary, body)).record)).toMatchObject({
      person: expect.stringContaining(third?.First_Name ?? '?'),
      loses: `${third?.Benefit_Share}% of the main member’s cover`,
      reason: null,
    });
  });

  it('is no addition', async () => {
    expect(removalOf((await askForChild(world)).record)).toBeNull();
  });
});
