import { onEveryDatabase } from '@portal/service-store/testing';
import { beforeEach, expect, it } from 'vitest';
import { type StoredAction } from '@portal/service-store';
import { addBenefits } from '../planners/add-benefits';
import { changePlan } from '../planners/change-plan';
import { updateBeneficiary } from '../planners/beneficiaries';
import { updateMainMember } from '../planners/main-member';
import { removeChild } from '../planners/remove-life';
import { updateChild } from '../planners/update-life';
import { aQuote } from '../testing/a-quote';
import { approve, ask, askForChild, decide, stored } from '../testing/a-request';
import { aWorld, type World } from '../testing/world';
import { coverEffects } from './cover-effects';

onEveryDatabase('What a request does to cover', (db) => {
  let world: World;
  beforeEach(async () => {
    world = await aWorld(db.database);
  });
  const effects = async ({ record }: { record: StoredAction }) =>
    coverEffects(record, (await world.policy()).record, '2026-11-20').map((text) => text.replaceAll('\u00a0', ' '));
  const child = async () => (await world.policy()).record.Children[0]?.id ?? '';

  it('somebody who joins', async () => {
    expect(await effects(await askForChild(world))).toEqual([
      'Palesai Khumalo gets cover of R 25 000 from 1 December 2026.',
      'Covered for accidental death from 1 December 2026. For natural causes from 1 June 2027.',
    ]);
  });

  it('approved a month later, somebody joins a month later', async () => {
    const { record } = await askForChild(world);
    const { record: policy } = await world.policy();
    expect(coverEffects(record, policy, '2026-12-02')[1]).toBe(
      'Covered for accidental death from 1 January 2027. For natural causes from 1 July 2027.',
    );
  });

  it('a newborn without a waiting period is not covered for suicide at once', async () => {
    const { record } = await askForChild(world);
    const starts = record.proposedValue?.['Cover_Start_Date'];
    const newborn = { ...record, proposedValue: { ...record.proposedValue, Waiting_Period_End_Date: starts } };
    expect((await effects({ record: newborn }))[1]).toBe(
      'Covered for natural and accidental death from 1 December 2026. For suicide from 2 December 2027.',
    );
  });

  it('somebody who joined: as it was decided', async () => {
    const { id } = await askForChild(world);
    await decide(world, id, 'consultant', approve);
    const { record } = await stored(world, id);
    expect(coverEffects(record, (await world.policy()).record, '2027-03-03')[0]).toContain('from 1 December 2026');
  });

  it.each([
    ['OTHER', 'Thabo Khumalo loses cover of R 25 000 under the plan on 1 December 2026.'],
    [
      'DECEASED',
      'Thabo Khumalo is recorded as deceased: cover of R 25 000 under the plan ends, and a claim may follow.',
    ],
  ])('somebody who leaves: %s', async (Reason, sentence) => {
    expect(await effects(await ask(world, 'customer', removeChild, { id: await child(), Reason }))).toEqual([sentence]);
  });

  it('a child that is covered for longer', async () => {
    await world.edit(({ Children }) => ({
      Children: Children.map((one) => ({ ...one, Cover_End_Date: '2032-04-04' })),
    }));
    const body = { id: await child(), Is_Disabled: true } as { id: string };
    expect(await effects(await ask(world, 'customer', updateChild, body))).toEqual([
      'Cover of Thabo Khumalo has no end any more.',
    ]);
  });

  it('a name: nothing', async () => {
    const body = { First_Name: 'Nomsa Grace' } as { id?: string };
    expect(await effects(await ask(world, 'customer', updateMainMember, body))).toEqual(['Nobody’s cover changes.']);
    const renamed = { id: await child(), First_Name: 'Thabiso' } as { id: string };
    expect(await effects(await ask(world, 'customer', updateChild, renamed))).toEqual(['Nobody’s cover changes.']);
  });

  it('a bigger plan, amount by amount, and what waits', async () => {
    const quoteId = await aQuote(world, 'prd-fa-075');
    const body = { productId: 'prd-fa-075', quoteId, acceptLossOfCover: false };
    const sentences = await effects(await ask(world, 'customer', changePlan, body));
    expect(sentences[0]).toBe('Main member: R 50 000 until then, R 75 000 from 1 December 2026.');
    expect(sentences.at(-1)).toBe(
      'The extra cover of R 25 000 starts on 1 December 2026 for accidental death and on 1 June 2027 for natural causes.',
    );
  });

  it('a plan that does not take the family names everybody who loses cover', async () => {
    const quoteId = await aQuote(world, 'prd-sm-050');
    const body = { productId: 'prd-sm-050', quoteId, acceptLossOfCover: true };
    expect(await effects(await ask(world, 'customer', changePlan, body))).toContain(
      'Sipho, Thabo, Lerato and Kabelo lose cover on 1 December 2026.',
    );
  });

  it('a benefit', async () => {
    const sentences = await effects(await ask(world, 'customer', addBenefits, { benefitIds: ['sup-grocery'] }));
    expect(sentences).toEqual([expect.stringMatching(/^.+ is added from 1 December 2026\.$/)]);
  });

  it('other shares: who is paid how much, and that cover stays', async () => {
    const [first, second, third] = (await world.policy()).record.Beneficiaries;
    const ShareAllocation = [
      { id: first?.id ?? '', Benefit_Share: 60 },
      { id: second?.id ?? '', Benefit_Share: 30 },
      { id: third?.id ?? '', Benefit_Share: 10 },
    ];
    const body = { id: first?.id ?? '', ShareAllocation };
    expect(await effects(await ask(world, 'consultant', updateBeneficiary, body))).toEqual([
      'Sipho Khumalo is paid 60% instead of 50%.',
      'Jabu is paid 10% instead of 20%.',
      'Nobody’s cover changes.',
    ]);
  });

  it('a new policy, from its summary', () => {
    const summary = {
      Product_Name: 'Gold Family Plan',
      Cover_Amount: 30_000,
      Lives: 4,
      Benefits: 'Grocery benefit',
      Inception_Date: '2026-12-01',
      Waiting_Period_End_Date: '2027-06-01',
    };
    const action = {
      entityType: 'POLICY',
      actionType: 'ADD_POLICY',
      status: 'PENDING',
      proposedValue: summary,
    } as unknown as StoredAction;
    const sentences = coverEffects(action, {} as never, '2026-11-20').map((text) => text.replaceAll('\u00a0', ' '));
    expect(sentences).toEqual([
      'A new policy, Gold Family Plan: 4 people are covered from 1 December 2026, once the first premium is paid.',
      'The main member is covered for R 30 000.',
      'Benefits: Grocery benefit.',
      'Covered for accidental death from 1 December 2026. For natural causes from 1 June 2027.',
    ]);
  });
});
