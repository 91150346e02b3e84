import { type Policy } from '@portal/contract';
import { coverToday } from '@portal/domain';
import { aCoveredFamily } from '@portal/domain/testing';
import { describe, expect, it } from 'vitest';
import { suicideSentence } from './payable-card';
import { payableRows } from './payable-rows';

const today = '2026-11-20';
const life = {
  Life_Status: 'ACTIVE',
  Cover_Amount: 30_000,
  Cover_End_Date: null,
  Surname: 'Nkosi',
  Date_Of_Birth: '1985-06-15',
  Cover_Start_Date: '2022-03-01',
  Waiting_Period_End_Date: '2022-09-01',
};
const person = (id: string, First_Name: string, more: object = {}) => ({ ...life, id, First_Name, ...more });
const policyOf = (more: object = {}) =>
  ({
    ...aCoveredFamily(),
    MainMember: person('m', 'Thandi'),
    Spouse: null,
    Children: [],
    ExtendedMembers: [],
    ...more,
  }) as unknown as Policy;
const rowsOf = (policy: Policy) => payableRows(policy, coverToday(policy, today));
const first = (more: object) => rowsOf(policyOf(more))[0];

describe('who would be paid for', () => {
  it('is everybody who is covered, in the order of the policy', () => {
    const policy = policyOf({
      Spouse: person('s', 'Sipho'),
      Children: [
        person('c', 'Lindiwe', { Date_Of_Birth: '2010-02-03' }),
        person('d', 'Thabo', { Life_Status: 'DECEASED' }),
      ],
      ExtendedMembers: [person('e', 'Grace', { Relationship: 'MOTHER' })],
    });
    expect(rowsOf(policy).map(({ name, who }) => `${name}: ${who}`)).toEqual([
      'Thandi Nkosi: You',
      'Sipho Nkosi: Spouse',
      'Lindiwe Nkosi: Child',
      'Grace Nkosi: Mother',
    ]);
  });
});

describe('what is covered', () => {
  it.each([
    { why: 'is everything', member: {}, says: ['Covered for any cause'] },
    {
      why: 'but suicide is not yet',
      member: { Cover_Start_Date: '2026-03-01', Waiting_Period_End_Date: '2026-09-01' },
      says: ['Covered for natural and accidental death. For suicide from 2 March 2027'],
    },
    {
      why: 'is accident only',
      member: { Cover_Start_Date: '2026-09-01', Waiting_Period_End_Date: '2027-03-01' },
      says: ['Covered for accidental death. For natural causes from 1 March 2027'],
    },
    {
      why: 'has not begun',
      member: { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' },
      says: ['Cover starts on 1 December 2026'],
    },
    {
      why: 'is nothing any more',
      member: { Cover_End_Date: '2026-11-01' },
      says: ['Cover ended on 1 November 2026'],
    },
  ])('$why: $says', ({ member, says }) => {
    expect(first({ MainMember: person('m', 'Thandi', member) })?.covered).toEqual(says);
  });

  it('is nothing on a policy that does not cover', () => {
    expect(first({ Policy_Status: 'LAPSED' })?.covered).toEqual(['Not covered']);
    expect(first({ Policy_Status: 'CLAIMED' })).toMatchObject({ naturalCauses: 0, accident: 0 });
  });

  it('of what a change of plan has added stands alone', () => {
    const increase = { lifeId: 'm', amount: 10_000, startDate: '2026-10-01', waitingPeriodEndDate: '2027-04-01' };
    expect(first({ Cover_Increases: [increase] })).toMatchObject({
      naturalCauses: 20_000,
      accident: 30_000,
      suicideUntil: '2027-10-01',
      covered: [
        'Covered for natural and accidental death. ' +
          'For suicide R\u00a020\u00a0000 today, R\u00a030\u00a0000 from 2 October 2027',
        'R\u00a020\u00a0000 today, R\u00a030\u00a0000 from 1 April 2027',
      ],
    });
  });
});

it('names those for whom suicide is not covered yet, and says nothing when there are none', () => {
  const rows = rowsOf(policyOf({ MainMember: person('m', 'Thandi', { Cover_Start_Date: '2026-09-01' }) }));
  expect(suicideSentence(rows)).toBe(
    'In the first 12 months cover is not paid for suicide: R\u00a030\u00a0000 for Thandi Nkosi until 1 September 2027.',
  );
  expect(suicideSentence(rowsOf(policyOf()))).toBeNull();
  const notYet = person('m', 'Thandi', { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' });
  expect(suicideSentence(rowsOf(policyOf({ MainMember: notYet })))).toBeNull();
});
