import { expect, it } from 'vitest';
import { childCoverFrom, coveredExtendedMember } from './cover';

it.each([
  { birth: '2015-03-04', why: 'born before the policy', start: '2024-03-01', waits: '2024-09-01' },
  { birth: '2024-05-20', why: 'born while the parent waits', start: '2024-06-01', waits: '2024-09-01' },
  { birth: '2026-10-06', why: 'born after the parent has waited', start: '2026-11-01', waits: '2026-11-01' },
])('a child $why is covered from $start, for natural causes from $waits', ({ birth, start, waits }) => {
  expect(childCoverFrom(birth, '2024-03-01')).toEqual({ Cover_Start_Date: start, Waiting_Period_End_Date: waits });
});

it('refuses an extended member whose cover is not sold at that age', () => {
  const member = {
    First_Name: 'Esther',
    Surname: 'Dube',
    Date_Of_Birth: '1945-01-01',
    Relationship: 'MOTHER' as const,
    Cover_Amount: 50_000,
  };
  expect(() => coveredExtendedMember(member, '2024-03-01')).toThrow('No rate for Esther, who joined at 79');
});
