import { forgetRisk, inTransaction, policiesToAssess } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { banks } from '@portal/domain/catalogue';
import { beforeEach, expect, it } from 'vitest';
import { updateBankingDetails } from '../planners/banking-details';
import { updateMainMember } from '../planners/main-member';
import { assessWaiting } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { ask, askForChild, send, stored } from '../testing/a-request';
import { aWorld, rightPin, type World } from '../testing/world';
import { anAccount } from '../testing/an-application';
import { keptRisk } from './assess-risk';

onEveryDatabase('The risk that is kept with a request', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const riskOf = async (id: string) => keptRisk(await stored(world, id));
  const low = { level: 'LOW', reasons: [] };

  it('is judged when it is asked for, and again when a document comes', async () => {
    const { id } = await askForChild(world);
    expect(await riskOf(id)).toEqual({ level: 'MEDIUM', reasons: ['1 document is missing'] });
    await send(world, id, 'BIRTH_CERTIFICATE');
    expect(await riskOf(id)).toEqual(low);
  });

  it('rises when the policy falls into grace', async () => {
    await world.edit({ Paid_To_Date: '2026-10-31' });
    const body = { First_Name: 'Nomsa Grace' } as { id?: string };
    const { id } = await ask(world, 'customer', updateMainMember, body);
    expect((await riskOf(id)).reasons).toContain('The policy is in grace: a premium is unpaid');
  });

  it('rises when account and cellphone number change, again and again', async () => {
    const { id } = await askForChild(world);
    await send(world, id, 'BIRTH_CERTIFICATE');
    const { tools, policyNumber, actors, origin } = world;
    const by = { policyNumber, actor: actors.customer, origin, idempotency: null };
    for (const Cell_Number of ['27830001111', '27830002222']) {
      const body = { Cell_Number, otp: rightPin, cellNumberOtp: rightPin } as { id?: string };
      expect(await submitChange(tools, { ...by, plan: updateMainMember, body })).toMatchObject({ success: true });
    }
    expect(await riskOf(id)).toMatchObject({ level: 'MEDIUM', reasons: ['Not looked at yet'] });
    expect(await assessWaiting(tools)).toBe(1);
    expect(await riskOf(id)).toEqual({
      level: 'HIGH',
      reasons: ['Bank account or cellphone number changed 2 times in 90 days'],
    });
    expect(await policiesToAssess(db.database, 10, new Date())).toEqual([]);
    expect(await assessWaiting(tools)).toBe(0);
  });

  it('is high for an account that the bank has not confirmed', async () => {
    const body = { ...anAccount, Account_Holder_Id_Number: null, Documents: [], otp: rightPin };
    const plan = updateBankingDetails(banks, { result: 'NO_ANSWER', reason: null }, crypto.randomUUID());
    const { id } = await ask(world, 'customer', plan, body as never);
    expect(await riskOf(id)).toEqual({ level: 'HIGH', reasons: ['The bank has not confirmed the account'] });
  });

  it('is not low while nobody has judged it, and judged by whoever holds the policy next', async () => {
    const { id } = await askForChild(world);
    await inTransaction(db.database, (tx) => forgetRisk(tx, world.policyNumber));
    expect((await riskOf(id)).level).toBe('MEDIUM');
    await askForChild(world, 'customer', 7);
    expect(await riskOf(id)).toEqual({ level: 'MEDIUM', reasons: ['1 document is missing'] });
  });
});
