import { anIdNumber } from '@portal/domain/testing';
import { findPolicy, seed, type SeedPolicy, unsettledActions } from '@portal/service-store';
import { aFamily } from './a-family';
import { type World } from './world';

const born = '1981-05-05';

/** Zodwa, who knows the family of `aFamily` and may cover the same people. */
export const aSecondFamily = (more: Partial<SeedPolicy> = {}): SeedPolicy => ({
  Policy_Number: '7000010020',
  Policy_Status: 'ACTIVE',
  Inception_Date: '2024-03-01',
  Paid_To_Date: '2027-12-31',
  Product: { id: 'prd-fa-075' },
  MainMember: {
    First_Name: 'Zodwa',
    Surname: 'Khumalo',
    Date_Of_Birth: born,
    Id_Number: anIdNumber({ born, sequence: 9 }),
    Cell_Number: '27827654321',
    PhysicalAddress: aFamily.MainMember.PhysicalAddress,
  },
  Beneficiaries: [
    { First_Name: 'Anna', Surname: 'Zulu', Date_Of_Birth: '1970-01-01', Relationship: 'AUNT', Benefit_Share: 100 },
  ],
  ...more,
});

/** The same clock and staff around another policy in the same database. */
export async function anotherPolicy(world: World, policy: SeedPolicy): Promise<World> {
  const { database, tools } = world;
  const policyNumber = policy.Policy_Number;
  await seed(database, { policies: [policy] }, tools.clock.now());
  const found = async () => {
    const row = await findPolicy(database, policyNumber);
    if (!row) throw new Error('The policy is gone');
    return row;
  };
  const { customerId } = await found();
  return {
    ...world,
    policyNumber,
    policy: found,
    open: async () => unsettledActions(database, policyNumber),
    actors: { ...world.actors, customer: { kind: 'customer', id: customerId, name: 'Zodwa' } },
  };
}
