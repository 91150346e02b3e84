import { describe, expect, it } from 'vitest';
import { fail, ok } from '../../base/result';
import { type CashPayee, checkCashPayee, checkConfirmCash, mayChangeMethod, mayGoToStore } from './pay-in-cash';
import { codesOf } from '../../code-lists/code-list';
import { payoutStatuses } from '../../code-lists/claims';

const thandi: CashPayee = {
  payee: { role: 'BENEFICIARY', age: 42 },
  isPerson: true,
  isProved: true,
  cellNumber: '27821234567',
};
const child: CashPayee = { ...thandi, payee: { role: 'BENEFICIARY', age: 9 } };
const onlyAPerson = 'Only a person who is paid for themselves can be paid in cash.';
const notPossible = (message: string) => fail(message, 'NOT_POSSIBLE');
const forbidden = (message: string) => fail(message, 'FORBIDDEN');

it.each([
  { payee: thandi, gives: ok(true), why: 'a grown person who is known' },
  { payee: { ...thandi, payee: { role: 'POLICYHOLDER', age: null } }, gives: ok(true), why: 'the policyholder' },
  { payee: child, gives: notPossible(onlyAPerson), why: 'a child, whose money goes into an account' },
  {
    payee: { ...child, payee: { role: 'GUARDIAN', age: null } },
    gives: notPossible(onlyAPerson),
    why: 'a guardian, who says what the money is for where they give an account',
  },
  { payee: { ...thandi, isPerson: false }, gives: notPossible(onlyAPerson), why: 'a parlour' },
  {
    payee: { ...thandi, payee: { role: 'EXECUTOR', age: null } },
    gives: notPossible(onlyAPerson),
    why: 'an estate',
  },
  {
    payee: { ...thandi, isProved: false },
    gives: notPossible('Accept the ID of this person first.'),
    why: 'nobody has seen who it is',
  },
  {
    payee: { ...thandi, cellNumber: null },
    gives: notPossible('There is no cellphone number of this person. The code goes to it.'),
    why: 'there is no number for the code',
  },
] satisfies { payee: CashPayee; gives: unknown; why: string }[])('cash: $why', ({ payee, gives }) => {
  expect(checkCashPayee(payee)).toEqual(gives);
});

it('what is missing now does not take from somebody that they could go to a store', () => {
  expect(mayGoToStore({ ...thandi, isProved: false, cellNumber: null } as CashPayee)).toBe(true);
  expect(mayGoToStore({ ...thandi, isPerson: false })).toBe(false);
});

it('a payment changes how it is paid until it is handed over', () => {
  expect(codesOf(payoutStatuses).filter(mayChangeMethod)).toEqual(['WAITING_FOR_ACCOUNT', 'SCHEDULED', 'READY']);
});

describe('the second person', () => {
  const asked = { by: 'naledi', amount: 20_000, isNumberNew: false };
  const consultant = { callerId: 'pieter', role: 'consultant', hasHighFlag: false } as const;
  const admin = { callerId: 'nomsa', role: 'portalAdmin', hasHighFlag: true } as const;
  it.each([
    { asked, caller: consultant, gives: ok(true), why: 'another consultant' },
    {
      asked,
      caller: { ...consultant, callerId: 'naledi' },
      gives: forbidden('You asked for this. Somebody else confirms it.'),
      why: 'whoever asked',
    },
    {
      asked,
      caller: { ...admin, callerId: 'naledi' },
      gives: forbidden('You asked for this. Somebody else confirms it.'),
      why: 'an administrator who asked',
    },
    { asked: { ...asked, amount: 30_000 }, caller: consultant, gives: ok(true), why: 'up to the limit' },
    {
      asked: { ...asked, amount: 30_000.01 },
      caller: consultant,
      gives: forbidden('An administrator confirms more than R\u00a030\u00a0000.'),
      why: 'a consultant above the limit',
    },
    {
      asked,
      caller: { ...consultant, hasHighFlag: true },
      gives: forbidden('An administrator confirms a claim with a flag of high risk.'),
      why: 'a flag of high risk',
    },
    {
      asked: { ...asked, isNumberNew: true },
      caller: consultant,
      gives: forbidden('An administrator confirms cash where the cellphone number is a new one.'),
      why: 'a new number',
    },
    { asked: { ...asked, amount: 75_000, isNumberNew: true }, caller: admin, gives: ok(true), why: 'an administrator' },
  ])('$why', ({ asked: said, caller, gives }) => {
    expect(checkConfirmCash(said, caller)).toEqual(gives);
  });

  it('is staff', () => {
    expect(checkConfirmCash(asked, { ...consultant, role: 'claimant' })).toMatchObject({ code: 'FORBIDDEN' });
  });
});
