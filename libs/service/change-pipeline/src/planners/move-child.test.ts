import { anIdNumber } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { settlePolicy } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { approve, ask, decide } from '../testing/a-request';
import { aRelativeOn } from '../testing/relatives';
import { aSecondFamily, anotherPolicy } from '../testing/second-family';
import { aWorld } from '../testing/world';
import { addExtendedMember } from './new-lives';

/** Of a policy on which the waiting period is over, on 20 November 2026. */
const childBorn = (born: string) => ({
  First_Name: 'Bongani',
  Surname: 'Khumalo',
  Date_Of_Birth: born,
  Id_Number: anIdNumber({ born, sequence: 3 }),
});

onEveryDatabase('A child whose cover ends', (db) => {
  const moving = async (born: string) => {
    const child = childBorn(born);
    const world = await anotherPolicy(await aWorld(db.database), aSecondFamily({ Children: [child] }));
    return { world, body: { ...(await aRelativeOn(world, child, 20_000)), Relationship: 'NEPHEW' } };
  };

  it('goes over to extended cover before that, from the day of the end and without a waiting period', async () => {
    const { world, body } = await moving('2004-12-20'); // turns 22 in a month
    const action = await ask(world, 'customer', addExtendedMember, body);
    await decide(world, action.id, 'consultant', approve);
    world.wait(15); // 5 December
    await settlePolicy(world.tools, world.policyNumber);
    expect((await world.policy()).record.ExtendedMembers).toEqual([]);
    world.wait(20); // Christmas
    await settlePolicy(world.tools, world.policyNumber);
    expect((await world.policy()).record.ExtendedMembers).toMatchObject([
      {
        First_Name: 'Bongani',
        Life_Status: 'ACTIVE',
        Cover_Start_Date: '2026-12-20',
        Waiting_Period_End_Date: '2026-12-20',
      },
    ]);
  });

  it('does so up to 60 days after, from the first of the next month', async () => {
    const { world, body } = await moving('2004-10-20'); // turned 22 a month ago
    const action = await ask(world, 'customer', addExtendedMember, body);
    expect(action.record.proposedValue).toMatchObject({
      Cover_Start_Date: '2026-12-01',
      Waiting_Period_End_Date: '2026-12-01',
    });
  });

  it('is on the policy until then, so that nobody is on it twice for long', async () => {
    const { world, body } = await moving('2005-03-01'); // turns 22 in more than 60 days
    const asked = await submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      plan: addExtendedMember,
      body,
      idempotency: null,
    });
    expect(asked.success || asked.code).toBe('DUPLICATE');
  });
});
