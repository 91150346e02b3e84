import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy, webRandom } from '@portal/service-store';
import { onEveryDatabase } from '@portal/service-store/testing';
import { describe, expect, it } from 'vitest';
import { type Outcome, type Planner } from '../base/change';
import { quotePlan } from '../plan/quote-of-plan';
import { quoteWithinMaximum } from '../planners/quote-within-maximum';
import { addBenefits } from '../planners/add-benefits';
import { changePlan } from '../planners/change-plan';
import { addChild, addExtendedMember, addSpouse } from '../planners/new-lives';
import { removeExtendedMember } from '../planners/remove-life';
import { updateExtendedMember, updateSpouse } from '../planners/update-life';
import { settlePolicy } from '../lifecycle/settle-policy';
import { submitChange } from '../submit/submit-change';
import { aFamily } from '../testing/a-family';
import { aQuote } from '../testing/a-quote';
import { approve, ask, codeOf, decide, stored } from '../testing/a-request';
import { aRelativeOn } from '../testing/relatives';
import { aSecondFamily, anotherPolicy } from '../testing/second-family';
import { aWorld, type World } from '../testing/world';

const passport = {
  First_Name: 'Tendai',
  Surname: 'Moyo',
  Date_Of_Birth: '1990-05-05',
  Id_Type: 'PASSPORT' as const,
  Passport_Number: 'FN123456',
  Passport_Country: 'ZW',
  Passport_Expiry_Date: '2030-01-01',
};
const withoutNumber = { First_Name: 'Tendai', Surname: 'Moyo', Date_Of_Birth: '1990-05-05', Id_Number: null };
const numbered = (Date_Of_Birth: string, sequence: number, First_Name: string) => ({
  First_Name,
  Surname: 'Khumalo',
  Date_Of_Birth,
  Id_Number: anIdNumber({ born: Date_Of_Birth, sequence }),
});
const lwazi = numbered('2022-02-02', 1, 'Lwazi'); // 4 years old
const sindi = numbered('1985-05-05', 1, 'Sindi');
const zodwa = numbered('1981-05-05', 9, 'Zodwa');
const nomsa = numbered('1984-06-30', 1, 'Nomsa');
const asSpouse = {
  Title: 'MX',
  Gender: 'FEMALE',
  Id_Type: 'SA_ID',
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2015-01-01',
};
const asChild = {
  Title: 'MISS',
  Gender: 'FEMALE',
  Id_Type: 'SA_ID',
  Relationship: 'STEPCHILD',
  Guardian_Declaration: true,
};

type Lives = Pick<SeedPolicy, 'Spouse' | 'Children' | 'ExtendedMembers'>;
const relative = (person: object, Cover_Amount: number) => ({ Relationship: 'COUSIN', Cover_Amount, ...person });
const relatives = (...people: object[]) => ({ ExtendedMembers: people }) as Lives;

/** The family's policy, of 50 000, and another one that may cover the same people. */
async function twoPolicies(database: World['database'], elsewhere: Lives, given: Partial<SeedPolicy> = {}) {
  const other = await aWorld(database);
  const world = await anotherPolicy(other, aSecondFamily(given));
  const third = { ...aSecondFamily(elsewhere), Policy_Number: '7000010038' };
  const elder = numbered('1950-05-05', 3, 'Elder');
  await anotherPolicy(other, { ...third, MainMember: { ...third.MainMember, ...elder } });
  return world;
}

const submit = <Body extends object>(world: World, plan: Planner<Body>, body: Body) =>
  submitChange(world.tools, {
    policyNumber: world.policyNumber,
    actor: world.actors.customer,
    origin: world.origin,
    idempotency: null,
    body,
    plan,
  });
const refusalOf = (outcome: Outcome<unknown>) => (outcome.success ? null : (outcome.errors ?? [outcome.message]));
const above = (field: string, name: string) => [
  { field, message: `The total cover on ${name} would be above the legal maximum` },
];

interface Way {
  way: string;
  elsewhere: Lives;
  given?: Partial<SeedPolicy>;
  ask(world: World): Promise<Outcome<unknown>>;
  says: ReturnType<typeof above> | null;
}
const updated = async (world: World, more: object) => {
  const { ExtendedMembers, Spouse } = (await world.policy()).record;
  return { id: (ExtendedMembers[0] ?? Spouse)?.id ?? '', ...more };
};

const ways: Way[] = [
  {
    way: 'a relative with an ID number',
    elsewhere: relatives(relative(sindi, 75_000)),
    ask: async (world) => submit(world, addExtendedMember, await aRelativeOn(world, sindi, 30_000)),
    says: above('Cover_Amount', 'Sindi'),
  },
  {
    way: 'a relative with a passport',
    elsewhere: relatives(relative(passport, 75_000)),
    ask: async (world) => submit(world, addExtendedMember, await aRelativeOn(world, passport, 30_000)),
    says: above('Cover_Amount', 'Tendai'),
  },
  {
    way: 'a relative with a passport who is known by name and birthday',
    elsewhere: relatives(relative(withoutNumber, 75_000)),
    ask: async (world) => submit(world, addExtendedMember, await aRelativeOn(world, passport, 30_000)),
    says: above('Cover_Amount', 'Tendai'),
  },
  {
    way: 'a relative up to the maximum',
    elsewhere: relatives(relative(passport, 75_000)),
    ask: async (world) => submit(world, addExtendedMember, await aRelativeOn(world, passport, 20_000)),
    says: null,
  },
  {
    way: 'a passport, which is known elsewhere, instead of an ID number',
    elsewhere: relatives(relative({ ...passport, Surname: 'Moyos' }, 75_000)),
    given: relatives(
      relative({ ...withoutNumber, Id_Number: anIdNumber({ born: '1990-05-05', sequence: 1 }) }, 30_000),
    ),
    ask: async (world) => {
      const { First_Name: _first, Surname: _last, Date_Of_Birth: _born, ...number } = passport;
      return submit(world, updateExtendedMember, await updated(world, { ...number, Id_Number: null }));
    },
    says: above('Passport_Number', 'Tendai'),
  },
  {
    way: 'more cover of a relative',
    elsewhere: relatives(relative(sindi, 75_000)),
    given: relatives(relative(sindi, 20_000)),
    ask: async (world) => {
      const { id } = await updated(world, {});
      const { Quote_Id, Cover_Amount } = await aRelativeOn(world, { ...sindi, id }, 30_000);
      return submit(world, updateExtendedMember, await updated(world, { Quote_Id, Cover_Amount }));
    },
    says: above('Cover_Amount', 'Sindi'),
  },
  {
    way: 'the number of a relative that is another person’s',
    elsewhere: relatives(relative(sindi, 75_000)),
    given: relatives(relative({ ...sindi, Id_Number: anIdNumber({ born: '1985-05-05', sequence: 8 }) }, 30_000)),
    ask: async (world) => submit(world, updateExtendedMember, await updated(world, { Id_Number: sindi.Id_Number })),
    says: above('Id_Number', 'Sindi'),
  },
  {
    way: 'a spouse',
    elsewhere: relatives(relative(sindi, 50_000)),
    ask: (world) => submit(world, addSpouse, { ...sindi, ...asSpouse }),
    says: above('Id_Number', 'Sindi'),
  },
  {
    way: 'a spouse who is a main member with riders',
    elsewhere: {},
    ask: (world) => submit(world, addSpouse, { ...nomsa, ...asSpouse }),
    says: above('Id_Number', 'Nomsa'),
  },
  {
    way: 'another number of the spouse',
    elsewhere: relatives(relative(sindi, 50_000)),
    given: { Spouse: { ...sindi, Id_Number: anIdNumber({ born: '1985-05-05', sequence: 8 }) } },
    ask: async (world) => submit(world, updateSpouse, await updated(world, { Id_Number: sindi.Id_Number })),
    says: above('Id_Number', 'Sindi'),
  },
  {
    way: 'a bigger plan, for the main member',
    elsewhere: relatives(relative(zodwa, 50_000)),
    given: { Product: { id: 'prd-fa-030' } },
    ask: async (world) =>
      submit(world, changePlan, {
        productId: 'prd-fa-075',
        quoteId: await aQuote(world, 'prd-fa-075'),
        acceptLossOfCover: true,
      }),
    says: above('productId', 'Zodwa'),
  },
  {
    way: 'a bigger plan, for the spouse',
    elsewhere: relatives(relative(sindi, 50_000)),
    given: { Product: { id: 'prd-fa-030' }, Spouse: sindi },
    ask: async (world) =>
      submit(world, changePlan, {
        productId: 'prd-fa-075',
        quoteId: await aQuote(world, 'prd-fa-075'),
        acceptLossOfCover: true,
      }),
    says: above('productId', 'Sindi'),
  },
  {
    way: 'a benefit',
    elsewhere: relatives(relative(zodwa, 20_000)),
    ask: (world) => submit(world, addBenefits, { benefitIds: ['sup-grocery'] }),
    says: above('benefitIds', 'Zodwa'),
  },
];

onEveryDatabase('The legal maximum over all policies', (db) => {
  describe('holds for', () => {
    it.each(ways)('$way', async ({ elsewhere, given, ask: asked, says }) => {
      const world = await twoPolicies(db.database, elsewhere, given);
      expect(refusalOf(await asked(world))).toEqual(says);
    });
  });

  it('holds for a quote, and a quote warns of a child who gets less', async () => {
    const quoteOf = async (world: World) => {
      const { record } = await world.policy();
      const now = world.tools.clock.now();
      const quoted = quotePlan(record, { productId: 'prd-fa-075', id: webRandom.uuid(), now, today: '2026-11-20' });
      return quoted.success ? quoteWithinMaximum(world.database, record, quoted.value) : quoted;
    };
    const given = { Product: { id: 'prd-fa-030' }, Children: [lwazi] };
    const refused = await quoteOf(await twoPolicies(db.database, relatives(relative(zodwa, 50_000)), given));
    expect(refusalOf(refused)).toEqual(above('productId', 'Zodwa'));
    const quoted = await quoteOf(await twoPolicies(db.database, relatives(relative(lwazi, 15_000)), given));
    expect(quoted.success && quoted.value.warnings.map(({ code }) => code)).toEqual(['WAITING_PERIOD', 'CAP_REACHED']);
  });

  it('holds a child below it, and gives more when the law allows more', async () => {
    const world = await twoPolicies(db.database, relatives(relative(lwazi, 15_000)));
    const action = await ask(world, 'customer', addChild, { ...lwazi, ...asChild });
    expect(action.record.proposedValue).toMatchObject({ Cover_Amount: 5000 }); // of 18 750: R20 000 in all
    expect(JSON.stringify(action.record)).not.toContain('15000');
    await decide(world, action.id, 'consultant', approve);
    world.wait(11);
    await settlePolicy(world.tools, world.policyNumber);
    const [child] = (await world.policy()).record.Children;
    expect(child).toMatchObject({ Cover_Amount: 5000, Life_Status: 'ACTIVE' });
    expect(child?.Cover_Elsewhere?.map(({ amount }) => amount)).toEqual([15_000, 15_000, 15_000, 15_000, 15_000]);
  });

  it('gives a child the whole amount when the other cover has ended by the day it starts', async () => {
    const world = await aWorld(db.database);
    const other = await anotherPolicy(world, aSecondFamily(relatives(relative(lwazi, 15_000))));
    const added = await ask(world, 'customer', addChild, { ...lwazi, ...asChild });
    expect(added.record.proposedValue).toMatchObject({ Cover_Amount: 5000 });
    const covered = (await other.policy()).record.ExtendedMembers.find(({ First_Name }) => First_Name === 'Lwazi');
    const removal = await ask(other, 'customer', removeExtendedMember, { id: covered?.id ?? '', Reason: 'OTHER' });
    await decide(world, added.id, 'consultant', approve);
    await decide(other, removal.id, 'consultant', approve);
    world.wait(11);
    await settlePolicy(world.tools, world.policyNumber);
    expect((await world.policy()).record.Children.at(-1)).toMatchObject({ First_Name: 'Lwazi', Cover_Amount: 12_500 });
  });

  it('is asked about again when somebody approves: who may not is told why, and no PIN is used up', async () => {
    const world = await aWorld(db.database);
    const other = await anotherPolicy(world, aSecondFamily());
    const here = await ask(world, 'customer', addExtendedMember, await aRelativeOn(world, passport, 50_000));
    const there = await ask(other, 'customer', addSpouse, { ...sindi, ...asSpouse, ...withoutNumber, ...passport });
    expect(codeOf(await decide(other, there.id, 'consultant', approve))).toBe('APPROVED');
    const refused = await decide(world, here.id, 'consultant', approve);
    expect(refusalOf(refused)).toEqual(['The total cover on Tendai would be above the legal maximum']);
    expect((await stored(world, here.id)).status).toBe('PENDING');
    expect(codeOf(await decide(world, here.id, 'consultant', { decision: 'DECLINE', comment: 'Too much' }))).toBe(
      'DECLINED',
    );
  });

  it('two approvals on two policies at once cannot both pass', async () => {
    const world = await aWorld(db.database);
    const other = await anotherPolicy(world, aSecondFamily());
    const here = await ask(world, 'customer', addExtendedMember, await aRelativeOn(world, passport, 50_000));
    const there = await ask(other, 'customer', addSpouse, { ...sindi, ...asSpouse, ...withoutNumber, ...passport });
    const outcomes = await Promise.all([
      decide(world, here.id, 'consultant', approve),
      decide(other, there.id, 'colleague', approve),
    ]);
    expect(outcomes.map(codeOf).sort()).toEqual(['APPROVED', 'CONFLICT']);
  });

  it('what was approved and would break it on its day fails, and the policy stays as it is', async () => {
    const world = await aWorld(db.database);
    const action = await ask(world, 'customer', addExtendedMember, await aRelativeOn(world, passport, 50_000));
    await decide(world, action.id, 'consultant', approve);
    await anotherPolicy(world, aSecondFamily(relatives(relative(passport, 75_000)))); // brought along from elsewhere
    world.wait(11);
    await settlePolicy(world.tools, world.policyNumber);
    const { status, record } = await stored(world, action.id);
    expect([status, record.failureReason]).toEqual([
      'FAILED',
      'The total cover on Tendai would be above the legal maximum',
    ]);
    expect((await world.policy()).record.ExtendedMembers).toHaveLength(aFamily.ExtendedMembers?.length ?? 0);
  });
});
