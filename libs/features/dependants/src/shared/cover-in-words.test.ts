import { describe, expect, it } from 'vitest';
import { ageInWords } from './age-in-words';
import { coverInWords } from './cover-in-words';

const today = '2026-11-20';
const life = {
  Life_Status: 'ACTIVE' as const,
  Cover_Start_Date: '2024-03-01',
  Waiting_Period_End_Date: '2024-09-01',
  Cover_End_Date: null,
};

describe('the cover of one person', () => {
  it.each([
    { is: 'Covered', with: {}, says: 'Covered for any cause.' },
    {
      is: 'Waiting period',
      with: { Waiting_Period_End_Date: '2026-11-21' },
      says: 'Covered for accidental death. For natural causes from 21 November 2026.',
    },
    { is: 'Covered', with: { Waiting_Period_End_Date: today }, says: 'Covered for any cause.' },
    { is: 'Not covered yet', with: { Cover_Start_Date: '2026-12-01' }, says: 'Cover starts on 1 December 2026.' },
    { is: 'Covered', with: { Cover_End_Date: '2026-11-21' }, says: 'Covered for any cause.' },
    { is: 'Cover ended', with: { Cover_End_Date: today }, says: 'Cover ended on 20 November 2026.' },
    { is: 'Deceased', with: { Life_Status: 'DECEASED', Cover_End_Date: today }, says: 'Cover has ended.' },
  ] as const)('with $with: $is', ({ is, with: more, says }) => {
    expect(coverInWords({ ...life, ...more }, 'ACTIVE', today)).toMatchObject({ label: is, sentence: says });
  });

  it.each([
    { status: 'IN_GRACE', says: 'Covered for any cause.' },
    { status: 'PAID_UP', says: 'Covered for any cause.' },
    { status: 'PENDING', says: 'Cover starts once we have received your first premium.' },
    { status: 'LAPSED', says: 'Not covered: your policy is lapsed.' },
    { status: 'NOT_TAKEN_UP', says: 'Not covered: your policy is not taken up.' },
  ] as const)('on a policy that is $status: $says', ({ status, says }) => {
    expect(coverInWords(life, status, today).sentence).toBe(says);
  });
});

it.each([
  { age: 0, says: 'under 1 year' },
  { age: 1, says: '1 year' },
  { age: 11, says: '11 years' },
])('an age of $age is "$says"', ({ age, says }) => {
  expect(ageInWords(age)).toBe(says);
});
