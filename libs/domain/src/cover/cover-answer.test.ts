import { expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { neverCovered } from '../lives/uninsured-policyholder';
import { coverAnswer } from './cover-answer';
import { type PolicyWithLives } from './cover-facts';
import { coverToday } from './policy-cover';

const today = '2026-12-22';
const waiting = { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' };
const payer = aLife('Nomsa', neverCovered('2026-11-20'));
const alone = { Spouse: null, Children: [], ExtendedMembers: [] };
const themba = aChild('Themba', '2022-05-03', waiting);
const unborn = aChild('Naledi', '2026-12-01', { Cover_Start_Date: '2027-01-01' });

it.each<{ given: Partial<PolicyWithLives>; says: string }>([
  { given: {}, says: 'Yes, all five of you are covered.' },
  { given: { ...alone, Spouse: aLife('Sipho') }, says: 'Yes, both of you are covered.' },
  { given: alone, says: 'Yes, you are covered.' },
  {
    given: { ...alone, MainMember: payer, Children: [aChild('Lindiwe', '2015-02-10')] },
    says: 'Yes, the one person is covered.',
  },
  {
    given: { Children: [aChild('Lindiwe', '2015-02-10'), themba] },
    says: 'Yes, all five of you are covered, Themba for accidents only until 31 May 2027.',
  },
  {
    given: { ...alone, MainMember: aLife('Thandi', waiting) },
    says: 'Yes, you are covered for accidents only until 31 May 2027.',
  },
  { given: { ...alone, Children: [unborn] }, says: 'One of two is covered.' },
  {
    given: { Children: [unborn, themba], ExtendedMembers: [] },
    says: 'Three of four are covered, Themba for accidents only until 31 May 2027.',
  },
  { given: { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' }, says: 'No, nobody is covered.' },
  { given: { ...alone, Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' }, says: 'No, you are not covered.' },
])('a caller hears "$says"', ({ given, says }) => {
  expect(coverAnswer(coverToday(aCoveredFamily(given), today))).toBe(says);
});
