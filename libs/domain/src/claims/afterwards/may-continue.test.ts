import { describe, expect, it } from 'vitest';
import { canBeTakenOver, isSuccessorsNumber, takeoverUntil } from './may-continue';
import { type Successor } from './successor';

const active = { Policy_Status: 'ACTIVE' } as const;
const decided = { status: 'APPROVED', decidedOn: '2026-11-24' } as const;

describe('until when a policy can be taken over', () => {
  it.each([
    { why: 'no day runs out while the claim is not decided', decidedOn: null, paidUp: null, until: null },
    { why: '60 days after the decision', decidedOn: '2026-11-24', paidUp: null, until: '2027-01-23' },
    {
      why: 'as long as no premiums are needed, when that is longer',
      decidedOn: '2026-11-24',
      paidUp: '2028-11-30',
      until: '2028-11-30',
    },
  ])('$why', ({ decidedOn, paidUp, until }) => {
    const policy = { ...active, Paid_Up_Until: paidUp };
    expect(takeoverUntil({ status: 'APPROVED', decidedOn }, policy)).toBe(until);
  });
});

describe('whether a policy can be taken over', () => {
  it.each([
    {
      why: 'while the claim is open',
      claim: { status: 'DISPUTED', decidedOn: null } as const,
      on: '2030-01-01',
      can: true,
    },
    { why: 'on the last of the 60 days', claim: decided, on: '2027-01-23', can: true },
    { why: 'not on the day after', claim: decided, on: '2027-01-24', can: false },
    { why: 'after a refusal too', claim: { ...decided, status: 'REPUDIATED' } as const, on: '2027-01-23', can: true },
    {
      why: 'not where the claim was withdrawn',
      claim: { status: 'WITHDRAWN', decidedOn: null } as const,
      on: '2026-11-25',
      can: false,
    },
  ])('$why', ({ claim, on, can }) => {
    expect(canBeTakenOver(active, claim, on)).toBe(can);
  });

  it('in the months without premiums, and no day longer', () => {
    const paidUp = { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' } as const;
    expect(canBeTakenOver(paidUp, decided, '2028-11-30')).toBe(true);
    expect(canBeTakenOver(paidUp, decided, '2028-12-01')).toBe(false);
  });

  it.each(['CLAIMED', 'CANCELLED'] as const)('never once it is %s', (Policy_Status) => {
    expect(canBeTakenOver({ Policy_Status }, { status: 'REPORTED', decidedOn: null }, '2026-11-25')).toBe(false);
  });
});

describe('the number of whoever may take over', () => {
  const life = {
    id: 'spouse',
    First_Name: 'Zodwa',
    Surname: 'Jacobs',
    Date_Of_Birth: '1974-03-02',
    Life_Status: 'ACTIVE',
  };
  const spouse: Successor = { role: 'SPOUSE', life: { ...life, Cell_Number: '27826660002' } };
  const guardian: Successor = { role: 'GUARDIAN', life: null };
  it.each([
    { why: 'their own', successor: spouse, number: '27826660002', is: true },
    { why: 'not another', successor: spouse, number: '27826660003', is: false },
    { why: 'not that of a guardian where an adult is left', successor: spouse, number: '27826660012', is: false },
    { why: 'none where it is not known', successor: { role: 'SPOUSE', life } as Successor, number: '', is: false },
    { why: 'that of a guardian whom staff let in', successor: guardian, number: '27826660012', is: true },
    { why: 'nobody’s else beside a guardian', successor: guardian, number: '27826660002', is: false },
    { why: 'none where nobody may', successor: null, number: '27826660012', is: false },
  ])('is $why', ({ successor, number, is }) => {
    expect(isSuccessorsNumber(successor, { provedNumber: number, guardianNumber: '27826660012' })).toBe(is);
  });

  it('is nobody’s while no guardian was let in', () => {
    expect(isSuccessorsNumber(guardian, { provedNumber: '27826660012', guardianNumber: null })).toBe(false);
  });
});
