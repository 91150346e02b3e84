import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { submitChange } from '../submit/submit-change';
import { approve, ask, decide } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { updateChild } from './update-life';

onEveryDatabase('The title of a child', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  /** Thabo is 16 on 20 November 2026, Lerato is 13. */
  const child = async (name: string) => {
    const found = (await world.policy()).record.Children.find(({ First_Name }) => First_Name === name);
    return { id: found?.id ?? '', Title: found?.Title ?? null };
  };
  const sending = async (name: string, fields: object) => ({ id: (await child(name)).id, ...fields });

  it('is kept from 16 on', async () => {
    const action = await ask(world, 'customer', updateChild, await sending('Thabo', { Title: 'MR' }));
    await decide(world, action.id, 'consultant', approve);
    expect((await child('Thabo')).Title).toBe('MR');
  });

  it('is not kept of a younger child, whatever else is sent with it', async () => {
    const before = (await child('Lerato')).Title;
    const body = await sending('Lerato', { Title: 'DR', Surname: 'Dube' });
    const action = await ask(world, 'customer', updateChild, body);
    expect(action.record.changes.filter(({ changed }) => changed).map(({ field }) => field)).toEqual(['Surname']);
    await decide(world, action.id, 'consultant', approve);
    expect((await child('Lerato')).Title).toBe(before);
  });

  it('alone changes nothing about a younger child', async () => {
    const outcome = await submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      plan: updateChild,
      body: await sending('Lerato', { Title: 'DR' }),
      idempotency: null,
    });
    expect(outcome).toMatchObject({ success: false, message: 'You have not changed anything' });
  });
});
