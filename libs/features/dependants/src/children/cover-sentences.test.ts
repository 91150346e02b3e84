import { products } from '@portal/domain/catalogue';
import { expect, it } from 'vitest';
import { type ChildAnswers, coverSentences } from './cover-sentences';

const today = '2026-11-20';
const gold = products.find(({ id }) => id === 'prd-fa-030');
if (!gold) throw new Error('The catalogue lost its Gold Family Plan');
const said = (child: ChildAnswers) => {
  const { gives, limits } = coverSentences(child, gold, today);
  return [...limits, ...gives].map((one) => one.replaceAll('\u00a0', ' '));
};

it('says what the plan gives for the age, what the law allows, and when it ends', () => {
  expect(said({ Date_Of_Birth: '2022-05-03' })).toEqual([
    'All policies on one child of this age together may pay at most R 20 000.',
    'Cover ends on 3 May 2044, the 22nd birthday.',
    'Your plan covers a child of this age for R 7 500.',
  ]);
});

it('knows no limit of law for minors from the 14th birthday on', () => {
  expect(said({ Date_Of_Birth: '2012-11-20' })).toHaveLength(2);
});

it.each([
  {
    child: { Date_Of_Birth: '2004-08-14', Is_Student: true },
    says: 'Cover ends on 14 August 2030, the 26th birthday.',
  },
  {
    child: { Date_Of_Birth: '2004-08-14', Override_Reason: 'Studies' },
    says: 'Cover ends on 14 August 2030, the 26th birthday.',
  },
  {
    child: { Date_Of_Birth: '2014-08-14', Override_Reason: 'Born' },
    says: 'Cover ends on 14 August 2036, the 22nd birthday.',
  },
  { child: { Date_Of_Birth: '1998-08-14', Is_Disabled: true }, says: 'The cover has no age limit.' },
  {
    child: { Date_Of_Birth: '2026-10-06', Id_Type: 'BIRTH_CERTIFICATE' },
    says: 'We need the ID number by 4 January 2027.',
  },
])('$says', ({ child, says }) => {
  expect(said(child)).toContain(says);
});

it('says nothing before the date of birth is known', () => {
  expect(said({ Date_Of_Birth: null })).toEqual([]);
});
