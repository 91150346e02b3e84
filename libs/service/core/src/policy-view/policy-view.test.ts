import { type PolicyStatus } from '@portal/domain';
import { premiumsKnown } from '@portal/service-change-pipeline';
import { describe, expect, it } from 'vitest';
import { aChild, anybody, aPolicy, aProduct } from '../testing/a-policy';
import { anApprovedBenefit } from '../testing/an-approved-benefit';
import { nothingWaits } from './circumstances';
import { paidStatus } from './paid-status';
import { policyView } from './policy-view';

const today = '2026-11-20';
const quiet = nothingWaits;
const view = (more: Parameters<typeof aPolicy>[0] = {}, day = today) => policyView(aPolicy(more), day, quiet);

describe('a child', () => {
  it.each([
    { why: 'a newborn', born: '2026-11-20', Age: 0, Cover_Amount: 5_000 },
    { why: 'the day before the 6th birthday', born: '2020-11-21', Age: 5, Cover_Amount: 5_000 },
    { why: 'the 6th birthday', born: '2020-11-20', Age: 6, Cover_Amount: 10_000 },
    { why: 'the day before the 18th birthday', born: '2008-11-21', Age: 17, Cover_Amount: 10_000 },
    { why: 'the 18th birthday', born: '2008-11-20', Age: 18, Cover_Amount: 20_000 },
    { why: 'the day before the 22nd birthday', born: '2004-11-21', Age: 21, Cover_Amount: 20_000 },
    { why: 'the 22nd birthday: cover has ended', born: '2004-11-20', Age: 22, Cover_Amount: 0 },
    {
      why: 'a student of 22 who proved nothing',
      born: '2004-11-20',
      more: { Is_Student: true },
      Age: 22,
      Cover_Amount: 0,
    },
    {
      why: 'a student of 22 whose studies are proved',
      born: '2004-11-20',
      Age: 22,
      Cover_Amount: 20_000,
      more: { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' },
    },
    {
      why: 'a student of 22 whose proof was due in March',
      born: '2004-01-20',
      Age: 22,
      Cover_Amount: 0,
      more: { Is_Student: true, Proof_Of_Study_Until: '2026-03-31' },
    },
    { why: 'a student on the 26th birthday', born: '2000-11-20', more: { Is_Student: true }, Age: 26, Cover_Amount: 0 },
    { why: 'a disabled child of 30', born: '1996-11-20', more: { Is_Disabled: true }, Age: 30, Cover_Amount: 20_000 },
    { why: 'a removed child', born: '2015-03-04', more: { Life_Status: 'REMOVED' as const }, Age: 11, Cover_Amount: 0 },
    {
      why: 'a child who died',
      born: '2015-03-04',
      more: { Life_Status: 'DECEASED' as const },
      Age: 11,
      Cover_Amount: 0,
    },
    { why: 'cover that ends today', born: '2015-03-04', more: { Cover_End_Date: today }, Age: 11, Cover_Amount: 0 },
    {
      why: 'cover that ends tomorrow',
      born: '2015-03-04',
      more: { Cover_End_Date: '2026-11-21' },
      Age: 11,
      Cover_Amount: 10_000,
    },
  ])('$why: $Age years, R$Cover_Amount', ({ born, more = {}, Age, Cover_Amount }) => {
    const [child] = view({ Children: [aChild({ Date_Of_Birth: born, ...more })] }).Children;
    expect(child).toMatchObject({ Age, Cover_Amount });
  });

  it.each([
    { born: '2024-03-04', Cover_Amount: 20_000 },
    { born: '2014-03-04', Cover_Amount: 50_000 },
    { born: '2008-03-04', Cover_Amount: 100_000 },
  ])('born on $born is held below the legal limit of R$Cover_Amount', ({ born, Cover_Amount }) => {
    const Product = { ...aProduct('prd-fa-075'), cover1To5: 120_000, cover6To13: 120_000, cover14To21: 120_000 };
    const [child] = view({ Product, Children: [aChild({ Date_Of_Birth: born })] }).Children;
    expect(child?.Cover_Amount).toBe(Cover_Amount);
  });

  it('that other policies cover too has what is paid here by day, and not what they pay', () => {
    const Cover_Elsewhere = [
      { from: '2024-03-04', amount: 18_750 },
      { from: '2030-03-04', amount: 0 },
    ];
    const [child] = view({ Children: [aChild({ Date_Of_Birth: '2024-03-04', Cover_Elsewhere })] }).Children;
    expect(child).toMatchObject({ Cover_Amount: 1250, Cover_Elsewhere: undefined });
    expect(child?.Cover_By_Day?.slice(0, 2)).toEqual([
      { from: today, amount: 1250 },
      { from: '2030-03-04', amount: 10_000 },
    ]);
    const [alone] = view({ Children: [aChild({ Date_Of_Birth: '2024-03-04' })] }).Children;
    expect(alone?.Cover_By_Day).toBeUndefined();
  });

  it('has no cover on a plan that takes no children', () => {
    const [child] = view({
      Product: aProduct('prd-sm-020'),
      Children: [aChild({ Date_Of_Birth: '2015-03-04' })],
    }).Children;
    expect(child?.Cover_Amount).toBe(0);
  });

  it('says when its cover ends', () => {
    const [child] = view({ Children: [aChild({ Date_Of_Birth: '2004-12-24' })] }).Children;
    expect(child?.Cover_End_Date).toBe('2026-12-24');
  });
});

it('gives the main member, the spouse and an extended member their cover and age', () => {
  const Spouse = anybody<'Spouse'>({ id: 'spouse', Date_Of_Birth: '1987-11-20' });
  const mother = anybody<'ExtendedMembers'>({ id: 'mother', Date_Of_Birth: '1958-11-21', Cover_Amount: 10_000 });
  expect(view({ Spouse, ExtendedMembers: [mother] })).toMatchObject({
    MainMember: {
      Age: 41,
      Cover_Amount: 20_000,
      Product_Name: 'Silver Family Plan',
      Product_Id: 'prd-fa-020',
      Initials: 'TN',
    },
    Spouse: { Age: 39, Cover_Amount: 20_000 },
    ExtendedMembers: [{ Age: 67, Cover_Amount: 10_000 }],
  });
  expect(view({ Spouse, Product: aProduct('prd-sp-020') }).Spouse?.Cover_Amount).toBe(0);
});

it.each<{ status: PolicyStatus; covers: boolean }>([
  { status: 'PENDING', covers: true },
  { status: 'ACTIVE', covers: true },
  { status: 'IN_GRACE', covers: true },
  { status: 'PAID_UP', covers: true },
  { status: 'LAPSED', covers: false },
  { status: 'CANCELLED', covers: false },
  { status: 'NOT_TAKEN_UP', covers: false },
  { status: 'CLAIMED', covers: false },
])('shows cover on a policy that is $status: $covers', ({ status, covers }) => {
  expect(view({ Policy_Status: status }).MainMember.Cover_Amount).toBe(covers ? 20_000 : 0);
});

it('calls the active beneficiary with the largest share primary, of equals the first', () => {
  const one = (id: string, Benefit_Share: number, Beneficiary_Status = 'ACTIVE') =>
    anybody<'Beneficiaries'>({ id, Date_Of_Birth: '1990-01-15', Benefit_Share, Beneficiary_Status });
  const primaries = (...people: ReturnType<typeof one>[]) =>
    view({ Beneficiaries: people })
      .Beneficiaries.filter(({ Is_Primary }) => Is_Primary)
      .map(({ id }) => id);
  expect(primaries(one('a', 40), one('b', 60))).toEqual(['b']);
  expect(primaries(one('a', 50), one('b', 50))).toEqual(['a']);
  expect(primaries(one('a', 100, 'REMOVED'), one('b', 50))).toEqual(['b']);
  expect(primaries()).toEqual([]);
});

it('marks the records with a change that waits, and counts them', () => {
  const record = aPolicy({
    Children: [aChild({ id: 'one', Date_Of_Birth: '2015-03-04' }), aChild({ Date_Of_Birth: '2016-03-04' })],
  });
  const { Children, MainMember, Pending_Actions } = policyView(record, today, {
    ...quiet,
    pendingEntityIds: ['one', 'other'],
  });
  expect(Children.map(({ Has_Pending_Action }) => Has_Pending_Action)).toEqual([true, false]);
  expect({ main: MainMember.Has_Pending_Action, Pending_Actions }).toEqual({ main: false, Pending_Actions: 2 });
});

it('never gives an account number in full, whatever is stored', () => {
  const details = { id: 'bank', Account_Number: '62001234567', Account_Holder_Id_Number: '9001154990088' };
  const { BankingDetails } = view({ BankingDetails: details as never });
  expect(BankingDetails).toMatchObject({ Account_Number: '******4567', Account_Holder_Id_Number: '*********0088' });
  const mandate = { Account_Number: '62001234567', Debtor_Id_Number: '9001154990088' };
  expect(view({ DebiCheckMandate: mandate as never }).DebiCheckMandate).toEqual({
    Account_Number: '******4567',
    Debtor_Id_Number: '*********0088',
  });
});

it.each([
  { why: 'a debit order is collected on the next processing day', more: {}, date: '2026-12-01', amount: 119 },
  { why: 'another method is not collected', more: { Payment_Method: 'EFT' as const }, date: null, amount: null },
  {
    why: 'nothing is collected before the payer has agreed',
    more: { Mandate_Status: 'PENDING_AUTHENTICATION' as const },
    date: null,
    amount: null,
  },
  { why: 'a Sunday moves to the Saturday before', more: { Debit_Day: 22 }, date: '2026-11-21', amount: 119 },
])('$why', ({ more, date, amount }) => {
  const record = aPolicy();
  const { PaymentMethod } = view({ PaymentMethod: { ...record.PaymentMethod, ...more } });
  expect(PaymentMethod).toMatchObject({ Next_Collection_Date: date, Next_Collection_Amount: amount });
});

it('collects nothing on a policy that has lapsed, and says until when it may be reinstated', () => {
  const lapsed = view({ Policy_Status: 'LAPSED', Lapse_Date: '2026-10-02', Paid_To_Date: '2026-08-31' });
  expect(lapsed.PaymentMethod.Next_Collection_Date).toBeNull();
  expect(lapsed.Reinstatement_End_Date).toBe('2026-12-31');
  expect(view().Reinstatement_End_Date).toBeNull();
});

it.each([
  { why: 'a month before it is still collected on the day of before', today: '2026-11-03', date: '2026-11-25' },
  { why: 'that has gone off', today: '2026-11-25', date: '2026-12-01' },
])('the next collection after a change to the first of the month, when $why', ({ today, date }) => {
  const method = { ...aPolicy().PaymentMethod, Payment_Method: 'DEBIT_ORDER', Debit_Day: 1 } as const;
  const moved = { ...method, Debit_Day_From: '2026-12-01', Previous_Debit_Day: 25 };
  const { PaymentMethod } = policyView(aPolicy({ PaymentMethod: moved }), today, quiet);
  expect(PaymentMethod.Next_Collection_Date).toBe(date);
});

it('the first premium is collected in the month with which the policy begins', () => {
  const PaymentMethod = { ...aPolicy().PaymentMethod, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 } as const;
  const begins = { Policy_Status: 'PENDING', Inception_Date: '2026-12-01', Paid_To_Date: null } as const;
  expect(view({ ...begins, PaymentMethod }).PaymentMethod.Next_Collection_Date).toBe('2026-12-24');
});

describe('in the last week before another premium that is approved', () => {
  const day = '2026-11-28';
  const approved = [anApprovedBenefit(aPolicy(), '2026-12-01')];
  const paid = { Paid_To_Date: '2026-11-30', Monthly_Premium: 119 };
  const before = (more: Parameters<typeof aPolicy>[0] = {}) =>
    policyView(aPolicy({ ...paid, ...more }), day, { ...quiet, approved });

  it('the premium is that of today, what is due next is that of its month, and both are told', () => {
    expect(before()).toMatchObject({
      Monthly_Premium: 119,
      Coming_Premiums: [{ From: '2026-12', Amount: 137 }],
      Amount_Due: 137,
      PaymentMethod: { Next_Collection_Date: '2026-12-01', Next_Collection_Amount: 137 },
    });
    expect(view(paid, day)).not.toHaveProperty('Coming_Premiums');
  });

  it('pay now asks for the same', () => {
    const known = premiumsKnown(aPolicy(paid), approved);
    expect(paidStatus(aPolicy(paid), [], day, known)).toMatchObject({ Amount_Due: 137, Monthly_Premium: 119 });
  });

  it('a debit order whose payer agreed to less collects nothing of it', () => {
    const DebiCheckMandate = { Maximum_Collection_Amount: 130, Account_Number: '******4567' } as never;
    expect(before({ DebiCheckMandate }).PaymentMethod.Next_Collection_Date).toBeNull();
    expect(view({ ...paid, DebiCheckMandate }, day).PaymentMethod.Next_Collection_Date).toBe('2026-12-01');
  });
});

it('leaves the stored record as it was', () => {
  const record = aPolicy({ Children: [aChild({ Date_Of_Birth: '2015-03-04' })] });
  const before = structuredClone(record);
  policyView(record, today, quiet);
  expect(record).toEqual(before);
});
