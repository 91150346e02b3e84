import { describe, expect, it } from 'vitest';
import { type PolicyAtConfirmation } from './at-confirmation';
import { everybodyLeft, livesLeft } from './lives-left';
import { successorOf } from './successor';
import { aChildBorn, aFamilyOn, aLifeBorn, aRelativeBorn } from './testing/a-family-left';

const on = '2026-11-20';
const nobodyElse = { Spouse: null, Children: [], ExtendedMembers: [] };
const leftOn = (more: Partial<PolicyAtConfirmation>) =>
  livesLeft(aFamilyOn('Silver Family Plan', more), { deceasedId: 'thandi', on });
const student = { Is_Student: true, Proof_Of_Study_Until: '2026-12-31', Cover_Start_Date: '2020-03-01' };

describe('who may take over', () => {
  it.each<{ why: string; more: Partial<PolicyAtConfirmation>; gives: string | null }>([
    {
      why: 'the spouse, whoever else is older',
      more: { ExtendedMembers: [aRelativeBorn('Grace', '1955-01-01')] },
      gives: 'SPOUSE sipho',
    },
    {
      why: 'without a spouse the eldest who is covered',
      more: {
        ...nobodyElse,
        Children: [aChildBorn('Lindiwe', '2006-02-10')],
        ExtendedMembers: [aRelativeBorn('Peter', '1980-03-03'), aRelativeBorn('Grace', '1958-01-20')],
      },
      gives: 'EXTENDED_MEMBER grace',
    },
    {
      why: 'a child of 18',
      more: { ...nobodyElse, Children: [aChildBorn('Themba', '2015-05-03'), aChildBorn('Lindiwe', '2008-11-20')] },
      gives: 'CHILD lindiwe',
    },
    {
      why: 'somebody of 75',
      more: {
        ...nobodyElse,
        ExtendedMembers: [aRelativeBorn('Grace', '1950-11-21'), aRelativeBorn('Peter', '1980-03-03')],
      },
      gives: 'EXTENDED_MEMBER grace',
    },
    {
      why: 'nobody of 76, so the next',
      more: {
        ...nobodyElse,
        ExtendedMembers: [aRelativeBorn('Grace', '1950-11-20'), aRelativeBorn('Peter', '1980-03-03')],
      },
      gives: 'EXTENDED_MEMBER peter',
    },
    {
      why: 'of two who were born on one day the first on the policy',
      more: {
        ...nobodyElse,
        ExtendedMembers: [aRelativeBorn('Anna', '1980-03-03'), aRelativeBorn('Peter', '1980-03-03')],
      },
      gives: 'EXTENDED_MEMBER anna',
    },
    {
      why: 'the guardian of children who are all under 18',
      more: { ...nobodyElse, Children: [aChildBorn('Lindiwe', '2008-11-21')] },
      gives: 'GUARDIAN',
    },
    {
      why: 'the guardian also where a grandmother is too old',
      more: {
        ...nobodyElse,
        Children: [aChildBorn('Lindiwe', '2015-02-10')],
        ExtendedMembers: [aRelativeBorn('Grace', '1940-01-20')],
      },
      gives: 'GUARDIAN',
    },
    {
      why: 'nobody, where only somebody too old is left',
      more: { ...nobodyElse, ExtendedMembers: [aRelativeBorn('Grace', '1940-01-20')] },
      gives: null,
    },
    { why: 'nobody, where nobody is left', more: nobodyElse, gives: null },
  ])('$why', ({ more, gives }) => {
    const successor = successorOf(leftOn(more), on);
    expect(successor && [successor.role, successor.life?.id].filter(Boolean).join(' ')).toBe(gives);
  });
});

describe('who is left', () => {
  it.each<{ why: string; more: Partial<PolicyAtConfirmation>; gives: string[] }>([
    { why: 'spouse and children', more: {}, gives: ['sipho', 'lindiwe', 'themba'] },
    {
      why: 'nobody who asked to join and waits',
      more: { Spouse: { ...aLifeBorn('Sipho', '1975-06-20'), Life_Status: 'PENDING' } },
      gives: ['lindiwe', 'themba'],
    },
    {
      why: 'nobody who died before',
      more: { Spouse: { ...aLifeBorn('Sipho', '1975-06-20'), Life_Status: 'DECEASED' } },
      gives: ['lindiwe', 'themba'],
    },
    { why: 'no child of 22', more: { ...nobodyElse, Children: [aChildBorn('Lindiwe', '2004-11-20')] }, gives: [] },
    {
      why: 'a student of 22 with proof',
      more: { ...nobodyElse, Children: [aChildBorn('Lindiwe', '2004-11-20', student)] },
      gives: ['lindiwe'],
    },
    {
      why: 'nobody whose cover has ended',
      more: { ...nobodyElse, ExtendedMembers: [aRelativeBorn('Grace', '1958-01-20', { Cover_End_Date: on })] },
      gives: [],
    },
  ])('is $why', ({ more, gives }) => {
    expect(everybodyLeft(leftOn(more)).map(({ id }) => id)).toEqual(gives);
  });

  it('is not whoever has just died', () => {
    const left = livesLeft(aFamilyOn('Silver Family Plan'), { deceasedId: 'sipho', on });
    expect(left.spouse).toBeNull();
    expect(left.children).toHaveLength(2);
  });
});
