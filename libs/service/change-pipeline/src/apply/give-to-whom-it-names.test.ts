import { anIdNumber } from '@portal/domain/testing';
import { findCustomer, findCustomerByIdNumber, findPolicy, seed } from '@portal/service-store';
import { aMainMember, aSeedPolicy, onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { updateMainMember } from '../planners/main-member';
import { aFamily } from '../testing/a-family';
import { approve, ask, codeOf, decide } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';

const wrong = aFamily.MainMember.Id_Number ?? '';
const right = anIdNumber({ born: '1984-06-30', sequence: 9 });
const otherPolicy = '7000010038';

onEveryDatabase('A policyholder whose ID number was corrected', (db) => {
  const correct = async (world: World) => {
    const { id } = await ask(world, 'customer', updateMainMember, { Id_Number: right } as { id?: string });
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPLIED');
  };
  const addPolicy = async (member: Parameters<typeof aMainMember>[0]) => {
    await seed(db.database, { policies: [aSeedPolicy(otherPolicy, { MainMember: aMainMember(member) })] }, new Date());
    return (await findPolicy(db.database, otherPolicy))?.customerId;
  };
  const { First_Name, Surname, Date_Of_Birth } = aFamily.MainMember;

  it('stays the same customer, with that number: whoever has the one before is somebody else', async () => {
    const world = await aWorld(db.database);
    const { customerId } = await world.policy();
    await correct(world);
    expect((await world.policy()).customerId).toBe(customerId);
    expect(await findCustomer(db.database, customerId)).toMatchObject({ idNumber: right });
    expect((await findCustomerByIdNumber(db.database, right))?.id).toBe(customerId);
    expect(await findCustomerByIdNumber(db.database, wrong)).toBeNull();
    expect(await addPolicy({ Id_Number: wrong, First_Name: 'Busisiwe' })).not.toBe(customerId);
  });

  it('keeps the other policies of theirs that still have the number before', async () => {
    const world = await aWorld(db.database);
    const { customerId } = await world.policy();
    expect(await addPolicy({ Id_Number: wrong, First_Name, Surname, Date_Of_Birth })).toBe(customerId);
    await correct(world);
    expect((await world.policy()).customerId).toBe(customerId);
  });

  it('has one sign-in with the policies that had the right number before', async () => {
    const world = await aWorld(db.database);
    const known = await addPolicy({ Id_Number: right, First_Name, Surname, Date_Of_Birth });
    await correct(world);
    expect((await world.policy()).customerId).toBe(known);
  });

  it('is parted from somebody else whose number it was', async () => {
    const world = await aWorld(db.database);
    const stranger = await addPolicy({ Id_Number: wrong, First_Name: 'Busisiwe' });
    await correct(world);
    const { customerId } = await world.policy();
    expect(customerId).not.toBe(stranger);
    expect((await findCustomerByIdNumber(db.database, right))?.id).toBe(customerId);
    expect((await findCustomerByIdNumber(db.database, wrong))?.id).toBe(stranger);
  });
});
