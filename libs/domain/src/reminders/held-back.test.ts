import { expect, it } from 'vitest';
import { notAnsweredBy, withoutClaimedDeaths } from './held-back';
import { type Reminder } from './reminder';
import { type RemindedPolicy, remindersDue } from './reminders-due';

const today = '2026-12-01';
const aLife = (First_Name: string) => ({
  id: First_Name,
  First_Name,
  Life_Status: 'ACTIVE',
  Cover_Start_Date: '2026-06-01',
  Waiting_Period_End_Date: today,
});
const aStudent = {
  ...aLife('Lindiwe'),
  Date_Of_Birth: '2003-05-10',
  Cover_End_Date: '2026-12-31',
  Is_Student: true,
  Is_Disabled: false,
  Proof_Of_Study_Until: '2027-03-31',
  Id_Number: 'known',
  Id_Outstanding_Date: null,
};
const policy: RemindedPolicy = {
  id: 'the policy',
  Policy_Status: 'ACTIVE',
  Inception_Date: '2026-06-01',
  Paid_To_Date: '2027-11-30',
  Monthly_Premium: 200,
  Arrears_Amount: 0,
  Premium_Credit: 0,
  Grace_End_Date: null,
  Lapse_Date: null,
  PaymentMethod: { Payment_Method: 'PAYAT', Debit_Day: 15 },
  BankingDetails: null,
  DebiCheckMandate: null,
  MainMember: aLife('Thandi'),
  Spouse: aLife('Sipho'),
  Children: [aStudent],
  ExtendedMembers: [aLife('Gugu')],
  Cover_Increases: [],
};
const said = (reminders: readonly Reminder[]) => reminders.map(({ kind, name }) => `${kind} ${name}`);
const death = (lifeId: string | null) => ({ lifeId, dateOfDeath: '2026-11-20' });

it('of whoever died by an open claim nothing is said, of everybody else it is', () => {
  const mourned = withoutClaimedDeaths(policy, [death('Lindiwe'), death('Sipho'), death('Gugu'), death(null)]);
  expect(said(remindersDue(mourned, [], today))).toEqual(['WAITING_PERIOD_ENDED Thandi']);
});

it('a claim about the main member changes nothing: they may be alive', () => {
  expect(withoutClaimedDeaths(policy, [death('Thandi')])).toEqual(policy);
});

it('what was asked for already is not asked for, news stays', () => {
  const due = remindersDue(policy, [], today);
  expect(said(due)).toEqual(['WAITING_PERIOD_ENDED Thandi, Sipho and 2 others', 'CHILD_COVER_ENDS Lindiwe']);
  const withoutChild = { ...policy, Children: [] };
  expect(said(notAnsweredBy(due, withoutChild, today))).toEqual(['WAITING_PERIOD_ENDED Thandi, Sipho and 2 others']);
  expect(notAnsweredBy(due, policy, today)).toEqual(due);
});
