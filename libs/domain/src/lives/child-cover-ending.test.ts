import { describe, expect, it } from 'vitest';
import { childCoverEnding, coverEndShown, hasCoverEnded, provedForYearOf } from './child-cover-ending';

const student = { Date_Of_Birth: '2003-07-14', Is_Student: true, Is_Disabled: false, Cover_Start_Date: '2020-01-01' };

describe('the cover of a child ends', () => {
  it.each([
    { why: 'on the 22nd birthday', child: { ...student, Is_Student: false }, ends: '2025-07-14', because: 'USUAL_AGE' },
    {
      why: 'on the 26th of a student who has proved the studies until then',
      ends: '2029-07-14',
      child: { ...student, Proof_Of_Study_Until: '2029-12-31' },
      because: 'STUDENT_AGE',
    },
    {
      why: 'on 30 April after the year that was proved',
      ends: '2027-04-30',
      because: 'NO_PROOF_OF_STUDY',
      child: { ...student, Proof_Of_Study_Until: '2026-12-31' },
    },
    {
      why: 'on 30 April of the same year when 31 March was the day',
      ends: '2026-04-30',
      child: { ...student, Proof_Of_Study_Until: '2026-03-31' },
      because: 'NO_PROOF_OF_STUDY',
    },
    {
      why: 'not before the 22nd birthday',
      ends: '2025-07-14',
      because: 'USUAL_AGE',
      child: { ...student, Proof_Of_Study_Until: '2023-12-31' },
    },
    {
      why: 'as if proved when it began, for who never proved it',
      ends: '2027-04-30',
      child: { ...student, Cover_Start_Date: '2026-05-01' },
      because: 'NO_PROOF_OF_STUDY',
    },
    {
      why: 'on the day on which somebody ended it',
      ends: '2026-02-01',
      because: 'OTHER',
      child: { ...student, Proof_Of_Study_Until: '2026-12-31', Cover_End_Date: '2026-02-01' },
    },
  ])('$why', ({ child, ends, because }) => {
    expect(childCoverEnding(child)).toEqual({ ends, why: because });
    expect(hasCoverEnded(child, ends)).toBe(true);
    expect(hasCoverEnded(child, '2021-01-01')).toBe(false);
  });

  it('never for a child who is disabled', () => {
    expect(childCoverEnding({ ...student, Is_Disabled: true })).toBeNull();
  });
});

it('the birthday is shown until the proof was missed, then the day on which that ended the cover', () => {
  const proved = { ...student, Proof_Of_Study_Until: '2026-12-31' };
  expect(coverEndShown(proved, '2027-04-29')).toBe('2029-07-14');
  expect(coverEndShown(proved, '2027-04-30')).toBe('2027-04-30');
});

it('somebody else has one day or none', () => {
  expect(hasCoverEnded({ Cover_End_Date: '2026-02-01' }, '2026-02-01')).toBe(true);
  expect(hasCoverEnded({ Cover_End_Date: null }, '2026-02-01')).toBe(false);
});

it('proof that comes in a year is good for that year', () => {
  expect(provedForYearOf('2026-02-10')).toBe('2026-12-31');
});
