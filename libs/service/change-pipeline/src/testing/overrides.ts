import { anIdNumber } from '@portal/domain/testing';
import { type Planner } from '../base/change';
import { addBeneficiary, updateBeneficiary } from '../planners/beneficiaries';
import { updateMainMember } from '../planners/main-member';
import { addChild, addSpouse } from '../planners/new-lives';
import { updateChild, updateExtendedMember, updateSpouse } from '../planners/update-life';
import { ask } from './a-request';
import { type World } from './world';

export const mismatch = 'ID number does not match the date of birth';
export const reason = { Override_Reason: 'Born in 1926: we saw the passport' };

/** A day on which nobody of the family was born, with the number of the day after it. */
export const contradicting = (born: string, numbered: string) => ({
  Date_Of_Birth: born,
  Id_Type: 'SA_ID',
  Id_Number: anIdNumber({ born: numbered, sequence: 9 }),
});
const born = (day: string) => contradicting(day, day);

const person = { Title: 'MX', First_Name: 'Zola', Surname: 'Khumalo', Gender: 'FEMALE' };
export const grownChild = {
  ...person,
  ...born('2003-05-10'),
  Relationship: 'STEPCHILD',
  Guardian_Declaration: false,
  Is_Student: false,
  Is_Disabled: false,
  Is_Married: false,
  Institution_Name: null,
  Proof_Of_Study_Until: null,
};
const oldSpouse = {
  ...person,
  ...born('1950-01-15'),
  Union_Type: 'CIVIL_MARRIAGE',
  Union_Date: '2015-01-01',
};

/** A change with a rule in its way: how it is asked for, and what the rule says. */
export interface InTheWay {
  plan: Planner<object>;
  bodyOf(world: World): Promise<object>;
  audit: 'ID_DOB_OVERRIDE' | 'AGE_LIMIT_OVERRIDE';
  says: string;
}

const record = async (world: World) => (await world.policy()).record;
const inTheWay = <Body extends object>(
  plan: Planner<Body>,
  bodyOf: InTheWay['bodyOf'],
  audit: InTheWay['audit'],
  says: string,
): InTheWay => ({ plan: plan as Planner<object>, bodyOf, audit, says });
const sent = (body: object) => async () => body;

const nominee = async (world: World, more: object) => {
  const [first, ...others] = (await record(world)).Beneficiaries.map(({ id, Benefit_Share }) => ({
    id,
    Benefit_Share,
  }));
  if (!first) throw new Error('Nobody is nominated');
  const ShareAllocation = [{ id: first.id, Benefit_Share: first.Benefit_Share - 10 }, ...others];
  return {
    ...person,
    Cell_Number: '27821230000',
    Relationship: 'SISTER',
    Benefit_Share: 10,
    ShareAllocation: [...ShareAllocation, { id: null, Benefit_Share: 10 }],
    ...more,
  };
};
const sameSplit = async (world: World, more: object) => {
  const people = (await record(world)).Beneficiaries;
  const ShareAllocation = people.map(({ id, Benefit_Share }) => ({ id, Benefit_Share }));
  return { id: people[2]?.id, ShareAllocation, ...more };
};

const pastAge = 'Children of 22 or older can be covered only while studying full time or if disabled';
const under18 =
  'A beneficiary must be 18 years or older. To nominate a trust or guardian for a child, call 086 000 7580.';
const student = { Is_Student: true, Institution_Name: 'Wits' };

/** One for each kind of record and rule. */
export const inTheWays: Record<string, InTheWay> = {
  'a spouse of 76': inTheWay(
    addSpouse,
    sent(oldSpouse),
    'AGE_LIMIT_OVERRIDE',
    'The maximum entry age for a spouse is 75',
  ),
  'a child of 23': inTheWay(addChild, sent(grownChild), 'AGE_LIMIT_OVERRIDE', pastAge),
  'a student of 23 without proof': inTheWay(
    addChild,
    sent({ ...grownChild, ...student }),
    'AGE_LIMIT_OVERRIDE',
    'Add the proof of study',
  ),
  'a child born on another day': inTheWay(
    addChild,
    sent({ ...grownChild, ...contradicting('2019-05-10', '2019-05-11'), Guardian_Declaration: true }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'a beneficiary of 16': inTheWay(
    addBeneficiary,
    (world) => nominee(world, born('2010-05-10')),
    'AGE_LIMIT_OVERRIDE',
    under18,
  ),
  'a beneficiary of 100': inTheWay(
    addBeneficiary,
    (world) => nominee(world, contradicting('1926-01-01', '2026-01-01')),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'the policyholder’s birth date': inTheWay(
    updateMainMember,
    sent({ Date_Of_Birth: '1984-07-01' }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'the spouse’s birth date': inTheWay(
    updateSpouse,
    async (world) => ({ id: (await record(world)).Spouse?.id, Date_Of_Birth: '1982-01-16' }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'a child’s ID number': inTheWay(
    updateChild,
    async (world) => ({
      id: (await record(world)).Children[0]?.id,
      Id_Number: anIdNumber({ born: '2010-04-05', sequence: 9 }),
    }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'a relative’s ID number': inTheWay(
    updateExtendedMember,
    async (world) => ({
      id: (await record(world)).ExtendedMembers[0]?.id,
      Id_Number: anIdNumber({ born: '1955-02-03', sequence: 9 }),
    }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
  'a beneficiary’s birth date': inTheWay(
    updateBeneficiary,
    (world) => sameSplit(world, { Date_Of_Birth: '1979-08-09' }),
    'ID_DOB_OVERRIDE',
    mismatch,
  ),
};

/** Asks for it as the administrator does, with a reason. */
export const askInSpiteOf = async (world: World, { plan, bodyOf }: InTheWay, more: object = reason) =>
  ask(world, 'admin', plan, { ...(await bodyOf(world)), ...more });

/** A plan takes one spouse, so that a new one needs the place. */
export const makeRoom = ({ edit }: World): Promise<void> => edit({ Spouse: null });
