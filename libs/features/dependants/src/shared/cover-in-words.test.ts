import { type Policy } from '@portal/contract';
import { aCoveredFamily } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { ageInWords } from './age-in-words';
import { coverInWords } from './cover-in-words';

const today = '2026-11-20';
const policyOf = (more: object, life: object = {}) => {
  const family = aCoveredFamily(more);
  return { ...family, Spouse: { ...family.Spouse, ...life } } as unknown as Policy;
};

it.each([
  { is: 'Covered', with: {}, says: 'Covered for any cause.' },
  {
    is: 'Waiting period',
    with: { Cover_Start_Date: '2026-06-01', Waiting_Period_End_Date: '2026-12-01' },
    says: 'Covered for accidental death. For natural causes from 1 December 2026.',
  },
  { is: 'Not covered yet', with: { Cover_Start_Date: '2026-12-01' }, says: 'Cover starts on 1 December 2026.' },
  { is: 'Cover ended', with: { Cover_End_Date: today }, says: 'Cover ended on 20 November 2026.' },
  {
    is: 'Deceased',
    with: { Life_Status: 'DECEASED', Cover_End_Date: today },
    says: 'Cover ended on 20 November 2026.',
  },
])('the cover of one person with $with: $is', ({ is, with: more, says }) => {
  expect(coverInWords(policyOf({}, more), 'sipho', today)).toMatchObject({ label: is, sentence: says });
});

it('a policy that covers nobody says so of everybody', () => {
  const lapsed = policyOf({ Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' });
  expect(coverInWords(lapsed, 'sipho', today)).toEqual({
    label: 'Not covered',
    tone: 'red',
    sentence: 'Not covered since 15 October. Pay by 13 January to bring it back.',
  });
});

it('of somebody who is not on the policy nothing is said', () => {
  expect(coverInWords(policyOf({}), 'nobody', today)).toBeNull();
});

it.each([
  { age: 0, says: 'under 1 year' },
  { age: 1, says: '1 year' },
  { age: 11, says: '11 years' },
])('an age of $age is "$says"', ({ age, says }) => {
  expect(ageInWords(age)).toBe(says);
});
