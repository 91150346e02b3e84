import { anIdNumber } from '@portal/domain/testing';
import fc from 'fast-check';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { addBenefits } from '../planners/add-benefits';
import { changePlan } from '../planners/change-plan';
import { addBeneficiary, updateBeneficiary } from '../planners/beneficiaries';
import { addChild, addSpouse } from '../planners/new-lives';
import { updateMainMember } from '../planners/main-member';
import { removeChild, removeExtendedMember, removeSpouse } from '../planners/remove-life';
import { updateChild, updateExtendedMember, updateSpouse } from '../planners/update-life';
import { type Outcome } from '../base/change';
import { decideAction } from '../decide/decide-action';
import { submitChange } from '../submit/submit-change';
import { type Planner } from '../base/change';
import { aQuote } from './a-quote';
import { rightPin, type World } from './world';

/** One thing that somebody does, with what was drawn for it: who, which record, which number. */
export interface Operation {
  name: keyof typeof operations;
  actor: 'customer' | 'consultant' | 'colleague' | 'admin';
  pick: number;
}

const person = (born: string, sequence: number) => ({
  Title: 'MX',
  First_Name: `Person${'abcdefghij'[sequence]}`,
  Surname: 'Drawn',
  Middle_Names: null,
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born, sequence }),
  Date_Of_Birth: born,
  Gender: 'FEMALE',
  Passport_Number: null,
  Passport_Country: null,
  Passport_Expiry_Date: null,
  Permit_Number: null,
  Permit_Expiry_Date: null,
  Cell_Number: null,
  Email_Address: null,
});
const one = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];
const idOf = (record: { id: string } | null | undefined) => record?.id ?? '00000000-0000-4000-8000-000000000000';

type Run = (world: World, operation: Operation) => Promise<Outcome<unknown>>;

const submitting =
  <Body extends object>(plan: Planner<Body>, bodyOf: (world: World, pick: number) => Promise<Body>): Run =>
  async (world, { actor, pick }) =>
    submitChange(world.tools, {
      policyNumber: world.policyNumber,
      actor: world.actors[actor],
      origin: world.origin,
      plan,
      body: await bodyOf(world, pick),
      idempotency: null,
    });

const record = async (world: World) => (await world.policy()).record;
const equalSplit = (ids: readonly (string | null)[]) =>
  ids.map((id, place) => ({
    id,
    Benefit_Share: Math.floor(100 / ids.length) + (place === 0 ? 100 % ids.length : 0),
  }));
const decision = (pick: number) => (['APPROVE', 'DECLINE', 'CANCEL'] as const)[pick % 3] ?? 'APPROVE';

/** The policyholder needs no naming. */
const mainMember: { id?: string } = {};

/** Everything that may happen to a policy. */
const operations = {
  addChild: submitting(addChild, async (_, pick) => ({
    ...person(`2014-05-1${pick % 10}`, pick % 10),
    Relationship: 'STEPCHILD',
    Guardian_Declaration: true,
    Is_Student: false,
    Is_Disabled: false,
    Is_Married: false,
  })),
  addSpouse: submitting(addSpouse, async (_, pick) => ({
    ...person(`1984-03-1${pick % 10}`, pick % 10),
    Union_Type: 'CIVIL_MARRIAGE',
    Union_Date: '2015-01-01',
  })),
  updateChild: submitting(updateChild, async (world, pick) => ({
    id: idOf(one((await record(world)).Children, pick)),
    First_Name: `Renamed${'abcde'[pick % 5]}`,
  })),
  updateChildContact: submitting(updateChild, async (world, pick) => ({
    id: idOf(one((await record(world)).Children, pick)),
    Email_Address: `child${pick}@example.com`,
  })),
  updateSpouse: submitting(updateSpouse, async (world, pick) => ({
    id: idOf((await record(world)).Spouse),
    Surname: `Other${'abcde'[pick % 5]}`,
  })),
  updateRelative: submitting(updateExtendedMember, async (world, pick) => ({
    id: idOf(one((await record(world)).ExtendedMembers, pick)),
    First_Name: `Named${'abcde'[pick % 5]}`,
  })),
  removeChild: submitting(removeChild, async (world, pick) => ({
    id: idOf(one((await record(world)).Children, pick)),
    Reason: pick % 2 ? 'DECEASED' : 'OTHER',
  })),
  removeSpouse: submitting(removeSpouse, async (world) => ({
    id: idOf((await record(world)).Spouse),
    Reason: 'DIVORCED',
  })),
  removeRelative: submitting(removeExtendedMember, async (world, pick) => ({
    id: idOf(one((await record(world)).ExtendedMembers, pick)),
    Reason: 'NOT_AFFORDABLE',
  })),
  addBeneficiary: submitting(addBeneficiary, async (world, pick) => {
    const present = (await record(world)).Beneficiaries.map(({ id }) => id);
    const ShareAllocation = equalSplit([...present, null]);
    const share = ShareAllocation.at(-1)?.Benefit_Share ?? 100;
    const details = {
      ...person(`1991-07-1${pick % 10}`, pick % 10),
      Relationship: 'FRIEND',
      Cell_Number: '27821234567',
    };
    return { ...details, Benefit_Share: share, ShareAllocation, otp: rightPin };
  }),
  removeBeneficiary: submitting(updateBeneficiary, async (world, pick) => {
    const present = (await record(world)).Beneficiaries.map(({ id }) => id);
    const id = one(present, pick) ?? idOf(null);
    const ShareAllocation = equalSplit(present.filter((other) => other !== id));
    return { id, Beneficiary_Status: 'REMOVED' as const, ShareAllocation, otp: rightPin };
  }),
  updateEmail: submitting(updateMainMember, async (_, pick) => ({
    ...mainMember,
    Email_Address: `person${pick}@example.com`,
  })),
  updateName: submitting(updateMainMember, async (_, pick) => ({
    ...mainMember,
    First_Name: `Corrected${'abcde'[pick % 5]}`,
  })),
  changePlan: submitting(changePlan, async (world, pick) => {
    const productId = one(products, pick)?.id ?? '';
    return { productId, quoteId: await aQuote(world, productId), acceptLossOfCover: true };
  }),
  addBenefits: submitting(addBenefits, async (_, pick) => ({
    benefitIds: [one(supplementaryBenefits, pick)?.id ?? ''],
  })),
  decide: async (world, { actor, pick }) => {
    const action = one(await world.open(), Math.floor(pick / 3));
    return decideAction(world.tools, {
      policyNumber: world.policyNumber,
      actionId: idOf(action),
      actor: world.actors[actor],
      origin: world.origin,
      decision: { decision: decision(pick), comment: 'Looked at it', otp: rightPin },
    });
  },
  wait: async (world, { pick }) => {
    world.wait((pick % 12) + 1);
    return { success: true, value: null };
  },
} satisfies Record<string, Run>;

const names = Object.keys(operations) as (keyof typeof operations)[];

/** Histories in which a third of what happens is somebody deciding. */
export const histories = (length: number) =>
  fc.array(
    fc.record<Operation>({
      name: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom(...names) },
        { weight: 1, arbitrary: fc.constant('decide' as const) },
      ),
      actor: fc.constantFrom('customer', 'customer', 'consultant', 'colleague', 'admin'),
      pick: fc.nat({ max: 59 }),
    }),
    { minLength: length, maxLength: length },
  );

export const run = (world: World, operation: Operation): Promise<Outcome<unknown>> =>
  operations[operation.name](world, operation);
