import { anIdNumber, aPdf } from '@portal/domain/testing';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { receiveDocument } from '../documents/receive-document';
import { submitChange } from '../submit/submit-change';
import { approve, ask, decide, stored } from '../testing/a-request';
import { aSecondFamily, anotherPolicy } from '../testing/second-family';
import { aWorld, type World } from '../testing/world';
import { updateChild } from './update-life';

const born = '2003-10-20'; // 23 on 20 November 2026
const student = {
  First_Name: 'Bongani',
  Surname: 'Khumalo',
  Date_Of_Birth: born,
  Id_Number: anIdNumber({ born, sequence: 3 }),
  Is_Student: true,
  Institution_Name: 'Wits',
  Study_Year: 3,
  Proof_Of_Study_Until: '2026-12-31',
};
const proof = {
  base64File: btoa(aPdf()),
  fileName: 'proof.pdf',
  fileExtension: '.pdf',
  contentType: 'application/pdf',
  type: 'PROOF_OF_STUDY' as const,
};

onEveryDatabase('Proof of study', (db) => {
  let world: World;
  let id: string;
  beforeEach(async () => {
    world = await anotherPolicy(await aWorld(db.database), aSecondFamily({ Children: [student] }));
    world.wait(60); // 19 January 2027: the proof of the year is due by 31 March
    id = (await world.policy()).record.Children[0]?.id ?? '';
  });
  const until = async () => (await world.policy()).record.Children[0]?.Proof_Of_Study_Until;

  it('can be all that is sent, and keeps the student covered for the year', async () => {
    const action = await ask(world, 'customer', updateChild, { id, Documents: [proof] } as { id: string });
    expect(await until()).toBe('2026-12-31');
    await decide(world, action.id, 'consultant', approve);
    expect(await until()).toBe('2027-12-31');
  });

  it('says nothing new the second time', async () => {
    const action = await ask(world, 'customer', updateChild, { id, Documents: [proof] } as { id: string });
    await decide(world, action.id, 'consultant', approve);
    const again = await submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      plan: updateChild,
      body: { id, Documents: [proof] } as { id: string },
      idempotency: null,
    });
    expect(again).toMatchObject({ success: false, message: 'You have not changed anything' });
  });

  it('counts as much when it comes after the request that asks for it', async () => {
    const action = await ask(world, 'customer', updateChild, { id, Study_Year: 4 } as { id: string });
    const sent = await receiveDocument(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      document: { ...proof, actionId: action.id },
    });
    expect(sent.success).toBe(true);
    expect((await stored(world, action.id)).record.proposedValue).toMatchObject({ Proof_Of_Study_Until: '2027-12-31' });
    await decide(world, action.id, 'consultant', approve);
    expect(await until()).toBe('2027-12-31');
  });
});
