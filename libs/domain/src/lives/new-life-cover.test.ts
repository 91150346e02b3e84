import { describe, expect, it } from 'vitest';
import { type JoinedPolicy, newLifeCover } from './new-life-cover';

const bongani = {
  id: 'child-1',
  Life_Status: 'ACTIVE',
  First_Name: 'Bongani',
  Surname: 'Nkosi',
  Date_Of_Birth: '2004-10-20',
  Cover_Start_Date: '2020-01-01',
  Cover_End_Date: '2026-10-20',
  Waiting_Period_End_Date: '2020-07-01',
};
const policyWith = (child: object = {}, mainMemberWaitsUntil = '2020-07-01'): JoinedPolicy => ({
  MainMember: { Waiting_Period_End_Date: mainMemberWaitsUntil },
  Children: [{ ...bongani, ...child }],
});
const baby = { First_Name: 'Lwazi', Surname: 'Nkosi', Date_Of_Birth: '2026-11-01' };
const today = '2026-11-20';
const usual = { starts: '2026-12-01', waitingEnds: '2027-06-01', movedChild: null };
const atOnce = { starts: '2026-12-01', waitingEnds: '2026-12-01' };

describe('the cover of somebody new', () => {
  it.each([
    ['starts on the first of next month and waits six months', 'SPOUSE', baby, policyWith(), usual],
    ['has no waiting period for a newborn', 'CHILD', baby, policyWith(), { ...atOnce, movedChild: null }],
    ['waits for a newborn whose parent waits', 'CHILD', baby, policyWith({}, '2027-01-01'), usual],
    ['waits for an infant who joins as a relative', 'EXTENDED_MEMBER', baby, policyWith(), usual],
  ] as const)('%s', (_, kind, person, policy, expected) => {
    expect(newLifeCover(policy, kind, person, today)).toEqual(expected);
  });
});

describe('a child who goes over to extended cover', () => {
  const move = (on: string, child: object = {}) => newLifeCover(policyWith(child), 'EXTENDED_MEMBER', bongani, on);
  const unserved = { Cover_Start_Date: '2026-08-01', Waiting_Period_End_Date: '2027-02-01' };

  it.each([
    ['does not wait again', today, {}, { ...atOnce, movedChild: 'child-1' }],
    [
      'can do so on the 60th day after',
      '2026-12-19',
      {},
      { starts: '2027-01-01', waitingEnds: '2027-01-01', movedChild: 'child-1' },
    ],
    [
      'waits as anybody does on the 61st',
      '2026-12-20',
      {},
      { starts: '2027-01-01', waitingEnds: '2027-07-01', movedChild: null },
    ],
    [
      'is covered without a gap when it is asked for before',
      '2026-09-10',
      {},
      { starts: '2026-10-20', waitingEnds: '2026-10-20', movedChild: 'child-1' },
    ],
    [
      'cannot do so 61 days before',
      '2026-08-20',
      {},
      { starts: '2026-09-01', waitingEnds: '2027-03-01', movedChild: null },
    ],
    [
      'waits for what is left of the first waiting period',
      today,
      unserved,
      { starts: '2026-12-01', waitingEnds: '2027-02-01', movedChild: 'child-1' },
    ],
    ['has no such right when somebody took the cover away', today, { Cover_End_Date: '2026-11-01' }, usual],
    ['has none after a removal', today, { Life_Status: 'REMOVED' }, usual],
  ])('%s', (_, on, child, expected) => {
    expect(move(on, child)).toEqual(expected);
  });

  it('and so does a student without proof of study', () => {
    const student = {
      Is_Student: true,
      Date_Of_Birth: '2003-02-02',
      Cover_End_Date: '2029-02-02',
      Proof_Of_Study_Until: '2025-12-31',
    };
    const person = { ...bongani, Date_Of_Birth: '2003-02-02' };
    expect(newLifeCover(policyWith(student), 'EXTENDED_MEMBER', person, '2026-05-20').movedChild).toBe('child-1');
  });

  it('but joins as a spouse like everybody else', () => {
    expect(newLifeCover(policyWith(), 'SPOUSE', bongani, today)).toEqual(usual);
  });
});
