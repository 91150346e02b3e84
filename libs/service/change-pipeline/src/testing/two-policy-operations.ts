import { type PlainDate } from '@portal/domain';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { anIdNumber } from '@portal/domain/testing';
import { type SeedPolicy } from '@portal/service-store';
import fc from 'fast-check';
import { type Outcome, type Planner } from '../base/change';
import { decideAction } from '../decide/decide-action';
import { addBenefits } from '../planners/add-benefits';
import { changePlan } from '../planners/change-plan';
import { addChild, addExtendedMember, addSpouse } from '../planners/new-lives';
import { removeChild, removeExtendedMember, removeSpouse } from '../planners/remove-life';
import { updateChild, updateExtendedMember } from '../planners/update-life';
import { submitChange } from '../submit/submit-change';
import { aQuote } from './a-quote';
import { aRelativeOn } from './relatives';
import { rightPin, type World } from './world';

/** Something that somebody does to one of the policies, with what was drawn for it. */
export interface Step {
  name: keyof typeof steps;
  /** Which of the policies. */
  policy: number;
  pick: number;
}

const nobodys = { Passport_Number: null, Passport_Country: null, Passport_Expiry_Date: null, Id_Number: null };
const named = (First_Name: string, Date_Of_Birth: PlainDate) => ({ First_Name, Surname: 'Shared', Date_Of_Birth });
const numbered = (name: string, born: PlainDate) => ({
  ...named(name, born),
  ...nobodys,
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born, sequence: 7 }),
});
const withPassport = (name: string, born: PlainDate) => ({
  ...named(name, born),
  ...nobodys,
  Id_Type: 'PASSPORT',
  Passport_Number: `FN12345${name.length}`,
  Passport_Country: 'ZW',
  Passport_Expiry_Date: '2035-01-01',
});

/** People whom every family knows, some of them under two kinds of numbers. */
const adults = [
  numbered('Sindi', '1985-05-05'),
  withPassport('Sindi', '1985-05-05'),
  withPassport('Tendai', '1990-05-05'),
  numbered('Nomsa', '1984-06-30'),
];
const children = [
  numbered('Lwazi', '2022-02-02'),
  numbered('Themba', '2012-12-24'),
  withPassport('Farai', '2020-12-30'),
  withPassport('Lwazi', '2022-02-02'),
];

/** Whom the second family covers from the start. */
export const sharedLives = {
  Spouse: adults[2],
  Children: children.slice(0, 2),
  ExtendedMembers: [{ ...adults[0], Relationship: 'COUSIN', Cover_Amount: 50_000 }],
} as Pick<SeedPolicy, 'Spouse' | 'Children' | 'ExtendedMembers'>;

const one = <T>(list: readonly T[], pick: number): T => list[pick % Math.max(1, list.length)] as T;
const someId = '00000000-0000-4000-8000-000000000000';
const idOf = (record: { id: string } | null | undefined) => ({ id: record?.id ?? someId });
const titled = { Title: 'MX', Gender: 'FEMALE', Middle_Names: null, Permit_Number: null, Permit_Expiry_Date: null };
const amounts = [5000, 20_000, 30_000, 50_000];

type Run = (world: World, pick: number) => Promise<Outcome<unknown>>;

const submitting =
  <Body extends object>(plan: Planner<Body>, bodyOf: (world: World, pick: number) => Promise<Body>): Run =>
  async (world, pick) =>
    submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors.customer,
      origin: world.origin,
      plan,
      body: await bodyOf(world, pick),
      idempotency: null,
    });
const record = async (world: World) => (await world.policy()).record;

/** Every way to more cover, and some to less. */
export const steps = {
  addRelative: submitting(addExtendedMember, async (world, pick) =>
    aRelativeOn(world, one([...adults, ...children], pick), one(amounts, Math.floor(pick / 8))),
  ),
  addSpouse: submitting(addSpouse, async (_, pick) => ({
    ...titled,
    ...one(adults, pick),
    Union_Type: 'CIVIL_MARRIAGE',
    Union_Date: '2015-01-01',
  })),
  addChild: submitting(addChild, async (_, pick) => ({
    ...titled,
    ...one(children, pick),
    Relationship: 'STEPCHILD',
    Guardian_Declaration: true,
    Is_Student: false,
    Is_Disabled: false,
    Is_Married: false,
  })),
  coverRelative: submitting(updateExtendedMember, async (world, pick) => {
    const member = one((await record(world)).ExtendedMembers, pick);
    if (!member) return idOf(null);
    const { Quote_Id, Cover_Amount } = await aRelativeOn(world, member, one(amounts, Math.floor(pick / 8)));
    return { id: member.id, Quote_Id, Cover_Amount };
  }),
  becomeSomebody: submitting(updateExtendedMember, async (world, pick) => {
    const { First_Name, Surname, Id_Type, Id_Number, Passport_Number, Passport_Country, Passport_Expiry_Date } = one(
      adults,
      pick,
    );
    const who = { First_Name, Surname, Id_Type, Id_Number, Passport_Number, Passport_Country, Passport_Expiry_Date };
    return { ...idOf(one((await record(world)).ExtendedMembers, pick)), ...who };
  }),
  disableChild: submitting(updateChild, async (world, pick) => ({
    ...idOf(one((await record(world)).Children, pick)),
    Is_Disabled: true,
  })),
  changePlan: submitting(changePlan, async (world, pick) => {
    const productId = one(products, pick).id;
    return { productId, quoteId: await aQuote(world, productId), acceptLossOfCover: true };
  }),
  addBenefits: submitting(addBenefits, async (_, pick) => ({ benefitIds: [one(supplementaryBenefits, pick).id] })),
  removeRelative: submitting(removeExtendedMember, async (world, pick) => ({
    ...idOf(one((await record(world)).ExtendedMembers, pick)),
    Reason: 'NOT_AFFORDABLE',
  })),
  removeChild: submitting(removeChild, async (world, pick) => ({
    ...idOf(one((await record(world)).Children, pick)),
    Reason: 'OTHER',
  })),
  removeSpouse: submitting(removeSpouse, async (world) => ({
    ...idOf((await record(world)).Spouse),
    Reason: 'DIVORCED',
  })),
  decide: async (world, pick) => {
    const action = one(await world.open(), Math.floor(pick / 4));
    return decideAction(world.tools, {
      policyNumber: world.policyNumber,
      actionId: idOf(action).id,
      actor: world.actors.consultant,
      origin: world.origin,
      decision: { decision: pick % 4 ? 'APPROVE' : 'DECLINE', comment: 'No', otp: rightPin },
    });
  },
  wait: async (world, pick) => {
    world.wait(pick % 25);
    return { success: true, value: null };
  },
} satisfies Record<string, Run>;

const names = Object.keys(steps) as (keyof typeof steps)[];

/** Histories in which a third of what happens is somebody deciding. */
export const twoPolicyHistories = (length: number) =>
  fc.array(
    fc.record<Step>({
      name: fc.oneof(
        { weight: 1, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.constantFrom('addRelative' as const, 'addChild' as const, 'changePlan' as const) },
        { weight: 1, arbitrary: fc.constant('decide' as const) },
      ),
      policy: fc.nat({ max: 1 }),
      pick: fc.nat({ max: 79 }),
    }),
    { minLength: length, maxLength: length },
  );
