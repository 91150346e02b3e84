import { type StoredPolicy } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { settlePolicyNow } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { approve, approveWithPin, ask, decide, messages, stored } from '../testing/a-request';
import { contradicting, grownChild, inTheWays, reason } from '../testing/overrides';
import { aWorld, type World } from '../testing/world';
import { addChild } from './new-lives';
import { updateChild } from './update-life';

const student = { Is_Student: true, Institution_Name: 'Wits' };
const untilThe26th = { Cover_End_Date: '2029-05-10', Date_Of_Birth: '2003-05-10' };
const unproved = 'Add the proof of study';

onEveryDatabase('A child whose age limit is overridden', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const made = async (id: string, by: 'customer' | 'consultant'): Promise<StoredPolicy> => {
    await decide(world, id, by, by === 'customer' ? approveWithPin : approve);
    world.wait(11);
    await settlePolicyNow(world.tools, world.policyNumber);
    return (await world.policy()).record;
  };
  const ageOverridden = async (more: object = {}) => {
    const action = await ask(world, 'admin', addChild, { ...grownChild, ...more, ...reason });
    return { action, child: (await made(action.id, 'customer')).Children.at(-1) };
  };
  const updated = (id: string, fields: object) => {
    const { tools, policyNumber, actors, origin } = world;
    const request = { policyNumber, actor: actors.customer, origin, plan: updateChild, idempotency: null };
    return submitChange(tools, { ...request, body: { id, ...fields } });
  };
  const refusedWith = (message: string | undefined) => ({ success: false, code: 'VALIDATION_ERROR', message });

  it('is covered until the 26th birthday, and a new name does not end that', async () => {
    const { child } = await ageOverridden();
    expect(child).toMatchObject({ ...untilThe26th, Is_Student: false, Life_Status: 'ACTIVE' });
    const renaming = { id: child?.id ?? '', First_Name: 'Zolani' };
    const { id } = await ask(world, 'customer', updateChild, renaming as { id: string });
    expect((await made(id, 'consultant')).Children.at(-1)).toMatchObject({ ...untilThe26th, First_Name: 'Zolani' });
  });

  it('is judged anew when the birth date or the studies change', async () => {
    const { child } = await ageOverridden(student);
    const id = child?.id ?? '';
    expect(await updated(id, contradicting('2003-05-12', '2003-05-12'))).toMatchObject(refusedWith(unproved));
    expect(await updated(id, { Is_Student: false })).toMatchObject(refusedWith(inTheWays['a child of 23']?.says));
  });

  it('is not covered when it is approved so late that cover would end before it starts', async () => {
    const born = contradicting('2000-12-15', '2000-12-15');
    const { id } = await ask(world, 'admin', addChild, { ...grownChild, ...born, ...reason });
    world.wait(15); // the fifth of December: cover would start in January
    await decide(world, id, 'customer', approveWithPin);
    world.wait(30);
    await settlePolicyNow(world.tools, world.policyNumber);
    expect(await stored(world, id)).toMatchObject({
      status: 'FAILED',
      record: { failureReason: 'The cover would end before it starts' },
    });
    expect((await world.policy()).record.Children).toHaveLength(3);
    const told =
      'Your request "Add child" was approved but could not be carried out: The cover would end before it starts. ' +
      'Your policy has not changed. Ask for it again or call 086 000 7580.';
    const { inApp, sms } = await messages(world);
    expect(inApp.filter(({ type }) => type === 'CHANGE_FAILED')).toMatchObject([{ inAppMessage: told }]);
    expect(sms.filter(({ purpose }) => purpose === 'CHANGE_FAILED')).toMatchObject([{ text: `{product}: ${told}` }]);
  });

  it('owes no proof of study, as a student does otherwise', async () => {
    const { action } = await ageOverridden(student);
    expect(action.record.documents.map(({ type }) => type)).toEqual(['BIRTH_CERTIFICATE']);
  });

  it('needs no letting in as a student who sends the proof with the change', async () => {
    const id = (await world.policy()).record.Children[0]?.id ?? '';
    const proof = { base64File: btoa('%PDF-1.7 a document'), fileName: 'proof.pdf', fileExtension: '.pdf' };
    const Documents = [{ ...proof, contentType: 'application/pdf', type: 'PROOF_OF_STUDY' }];
    const studies = { ...student, Proof_Of_Study_Until: null };
    expect(await updated(id, studies)).toMatchObject(refusedWith(unproved));
    expect(await updated(id, { ...studies, Documents })).toMatchObject({ success: true });
  });
});
