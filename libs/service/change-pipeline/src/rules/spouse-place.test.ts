import { anIdNumber } from '@portal/domain/testing';
import { type StoredSpouse } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { addSpouse } from '../planners/new-lives';
import { settlePolicyNow } from '../lifecycle/settle-policy';
import { approve, approveWithPin, ask, codeOf, decide, messages, stored, type Who } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';

const zanele = {
  Title: 'MS',
  First_Name: 'Zanele',
  Surname: 'Mthembu',
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: '1986-04-12', sequence: 9 }),
  Date_Of_Birth: '1986-04-12',
  Gender: 'FEMALE',
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2026-10-01',
};
const spouseExists = 'There is already a spouse on this policy. Add another spouse as an extended member.';

onEveryDatabase('The place of the spouse', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
    await change({ Life_Status: 'DECEASED', Cell_Number: '27825550000', Email_Address: 'sipho@example.com' });
  });
  const change = (more: Partial<StoredSpouse>) =>
    world.edit(({ Spouse }) => ({ Spouse: Spouse && { ...Spouse, ...more } }));
  const lives = () => change({ Life_Status: 'ACTIVE' });
  const spouse = async () => (await world.policy()).record.Spouse;

  it.each<[asks: Who, decides: Who, decision: typeof approve]>([
    ['customer', 'consultant', approve],
    ['consultant', 'customer', approveWithPin],
  ])('is not given away while somebody has it, be it asked by the %s', async (asks, decides, decision) => {
    const { id } = await ask(world, asks, addSpouse, zanele);
    await lives();
    const pins: string[] = [];
    world.tools.verifyPin = async (_tx, { otp }) => (pins.push(otp), null);
    expect(await decide(world, id, decides, decision)).toMatchObject({ code: 'SPOUSE_EXISTS', message: spouseExists });
    expect(pins).toEqual([]);
    expect((await stored(world, id)).status).toBe('PENDING');
    expect(await spouse()).toMatchObject({ First_Name: 'Sipho', Life_Status: 'ACTIVE' });
  });

  it('stays with whoever has it on the day for which another spouse was approved, and the policyholder is told', async () => {
    const { id } = await ask(world, 'customer', addSpouse, zanele);
    expect(codeOf(await decide(world, id, 'consultant', approve))).toBe('APPROVED');
    await lives();
    world.wait(12);
    await settlePolicyNow(world.tools, world.policyNumber);
    expect(await stored(world, id)).toMatchObject({ status: 'FAILED', record: { failureReason: spouseExists } });
    expect(await spouse()).toMatchObject({ First_Name: 'Sipho', Life_Status: 'ACTIVE' });
    const { inApp } = await messages(world);
    expect(inApp.map(({ type }) => type)).toContain('CHANGE_FAILED');
  });

  it('is taken whole by a new spouse, who has nothing of the one before', async () => {
    const { id } = await ask(world, 'customer', addSpouse, zanele);
    await decide(world, id, 'consultant', approve);
    world.wait(12);
    await settlePolicyNow(world.tools, world.policyNumber);
    expect((await stored(world, id)).status).toBe('APPLIED');
    const after = await spouse();
    expect(after).toMatchObject({ First_Name: 'Zanele', Life_Status: 'ACTIVE' });
    expect(JSON.stringify(after)).not.toMatch(/27825550000|sipho@example.com/);
  });
});
