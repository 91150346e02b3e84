import { describe, expect, it } from 'vitest';
import { aChild } from '../testing/a-covered-family';
import { said } from '../testing/said-of-cover';
import { type ChildOnPolicy } from './cover-facts';

describe('a child (docs/domain/lives.md#r4-5)', () => {
  const child = (born: string, more: Partial<ChildOnPolicy> = {}) =>
    said({ Children: [aChild('Themba', born, more)] }, 'themba');
  it.each([
    { why: 'under 6', born: '2020-11-23', says: 'Covered for any cause', accident: 7500 },
    { why: 'on the 6th birthday', born: '2020-11-22', says: 'Covered for any cause', accident: 15_000 },
    { why: 'on the 18th birthday', born: '2008-11-22', says: 'Covered for any cause', accident: 30_000 },
    {
      why: 'on the 22nd birthday',
      born: '2004-11-22',
      says: 'Cover ended on 22 November 2026. Children are covered until they turn 22',
      accident: 0,
    },
    {
      why: 'a student whose proof did not come',
      born: '2003-11-22',
      more: { Is_Student: true, Proof_Of_Study_Until: '2025-12-31' },
      says: 'Cover ended on 30 April 2026. No proof of study came',
      accident: 0,
    },
    {
      why: 'the same as the policy is read, with the day on which cover ended',
      born: '2003-11-22',
      more: { Is_Student: true, Proof_Of_Study_Until: '2025-12-31', Cover_End_Date: '2026-04-30' },
      says: 'Cover ended on 30 April 2026. No proof of study came',
      accident: 0,
    },
    {
      why: 'a student whose studies are proved for this year',
      born: '2003-11-22',
      more: { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' },
      says: 'Covered for any cause',
      accident: 30_000,
    },
    {
      why: 'a student of 26',
      born: '2000-11-22',
      more: { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' },
      says: 'Cover ended on 22 November 2026. Students are covered until they turn 26',
      accident: 0,
    },
    {
      why: 'disabled, of any age',
      born: '1990-01-01',
      more: { Is_Disabled: true },
      says: 'Covered for any cause',
      accident: 30_000,
    },
  ])('$why: $says', ({ born, more = {}, says, accident }) => {
    const answer = child(born, more);
    expect(answer).toMatchObject({ says });
    expect(answer.amounts.accident).toBe(accident);
  });

  const student = aChild('Themba', '2003-11-22', { Is_Student: true, Proof_Of_Study_Until: '2025-12-31' });
  it.each([
    { on: '2025-12-31', says: 'Covered for any cause', tone: 'green' },
    {
      on: '2026-01-01',
      says: 'Covered for any cause. Covered until 30 April. Send proof of study to keep it',
      tone: 'amber',
    },
    {
      on: '2026-04-29',
      says: 'Covered for any cause. Covered until 30 April. Send proof of study to keep it',
      tone: 'amber',
    },
  ])('proof of study is asked for in the year that it proves: $on', ({ on, says, tone }) => {
    expect(said({ Children: [student] }, 'themba', on)).toMatchObject({ says, tone });
  });

  it('the earliest threat is the one that is said', () => {
    const inGrace = { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-03-31', Grace_End_Date: '2026-05-15' } as const;
    const answer = said({ ...inGrace, Children: [student] }, 'themba', '2026-04-20');
    expect(answer.says).toContain('Send proof of study');
    expect(answer.person.threats.map(({ kind }) => kind)).toEqual(['proof-of-study', 'grace']);
  });
});
