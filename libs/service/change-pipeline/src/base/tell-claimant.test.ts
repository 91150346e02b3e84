import { anIdNumber } from '@portal/domain/testing';
import { inTransaction } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { messages } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { tellClaimant } from './tell-claimant';

onEveryDatabase('Whoever claims as the policyholder', (db) => {
  const tell = async (world: World, more: object = {}) => {
    const policy = await world.policy();
    const { First_Name, Surname, Id_Number, Date_Of_Birth, Cell_Number } = policy.record.MainMember;
    const told = {
      role: 'POLICYHOLDER' as const,
      name: `${First_Name} ${Surname}`,
      idNumber: Id_Number,
      dateOfBirth: Date_Of_Birth,
      cellNumber: Cell_Number,
      ...more,
    };
    const claim = { reference: 'CL-2222-2222', policyNumber: world.policyNumber };
    const now = world.tools.clock.now();
    await inTransaction(db.database, (tx) =>
      tellClaimant(world.tools, tx, { claim, policy }, told, { type: 'CLAIM_ACCOUNT' }, now),
    );
    const { inApp, sms } = await messages(world);
    return [inApp.length, sms.length];
  };
  const before = { name: 'Sibusiso Jacobs', idNumber: anIdNumber({ born: '1960-02-02' }), dateOfBirth: '1960-02-02' };

  it('is told in the portal and by text message, also under a name or a number that was corrected since', async () => {
    const world = await aWorld(db.database);
    expect(await tell(world)).toEqual([1, 1]);
    expect(await tell(world, { name: 'Thandi Dube', idNumber: null })).toEqual([2, 2]);
  });

  it('is told nothing once somebody else has taken the policy over, and nor is that one', async () => {
    expect(await tell(await aWorld(db.database), before)).toEqual([0, 0]);
  });

  it('is known by their record on the policy, also where a son has his father’s name or all was corrected', async () => {
    const world = await aWorld(db.database);
    expect(await tell(world, { lifeId: '5b0c1f3e-8d2a-4c53-9d8c-2f6a1f0f5a11' })).toEqual([0, 0]);
    const { id } = (await world.policy()).record.MainMember;
    expect(await tell(world, { ...before, lifeId: id })).toEqual([1, 1]);
  });
});
