import { coverToday, type CoverRequest } from '@portal/domain';
import { aCoveredFamily } from '@portal/domain/testing';
import { expect, it } from 'vitest';
import { ageInWords } from './age-in-words';
import { coversInWords } from './cover-in-words';

const today = '2026-11-20';
const policyOf = (more: object, life: object = {}) => {
  const family = aCoveredFamily(more);
  return { ...family, Spouse: { ...family.Spouse, ...life } } as typeof family;
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
  expect(coversInWords(coverToday(policyOf({}, more), today)).get('sipho')).toMatchObject({
    label: is,
    sentence: says,
  });
});

it('a policy that covers nobody says so of everybody', () => {
  const lapsed = policyOf({ Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' });
  expect(coversInWords(coverToday(lapsed, today)).get('sipho')).toEqual({
    label: 'Not covered',
    tone: 'red',
    sentence: 'Not covered since 15 October. Pay by 13 January to bring it back.',
  });
});

it('of somebody who is not on the policy nothing is said', () => {
  expect(coversInWords(coverToday(policyOf({}), today)).get('nobody')).toBeUndefined();
});

it.each([
  { age: 0, says: 'under 1 year' },
  { age: 1, says: '1 year' },
  { age: 11, says: '11 years' },
])('an age of $age is "$says"', ({ age, says }) => {
  expect(ageInWords(age)).toBe(says);
});

it('an application that is paid for says that the move is ours', () => {
  const request: CoverRequest = {
    entityId: 'policy',
    adds: 'POLICY',
    removes: false,
    isApproved: false,
    effectiveDate: null,
    decideBy: '2026-12-22',
    decides: 'us',
    document: null,
    proposed: null,
  };
  const paid = policyOf({ Policy_Status: 'PENDING', Inception_Date: '2026-12-01' });
  expect(coversInWords(coverToday(paid, today, [request])).get('sipho')?.sentence).toBe(
    'Not covered yet. Our move: we decide by 22 December.',
  );
});
