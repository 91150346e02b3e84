import { describe, expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { neverCovered } from '../lives/uninsured-policyholder';
import { type PolicyWithLives } from './cover-facts';
import { coverHeadline } from './cover-headline';
import { nextChangeSentence } from './next-change-words';
import { coverOn, coverToday } from './policy-cover';

const today = '2026-11-22';
const waiting = { Cover_Start_Date: '2026-12-01', Waiting_Period_End_Date: '2027-06-01' };
const headline = (more: Partial<PolicyWithLives>, on = '2026-12-22') =>
  coverHeadline(coverToday(aCoveredFamily(more), on), on);
const themba = aChild('Themba', '2022-05-03', waiting);
/** The guardian of the children pays and is not covered. */
const payer = aLife('Nomsa', neverCovered('2026-11-20'));
const alone = { Spouse: null, Children: [], ExtendedMembers: [] };
const everybodyWaits = {
  MainMember: aLife('Thandi', waiting),
  Spouse: aLife('Sipho', waiting),
  Children: [themba],
  ExtendedMembers: [],
};

describe('the headline', () => {
  it.each<{ given: Partial<PolicyWithLives>; on?: string; says: string }>([
    { given: {}, on: today, says: 'Today, 22 November 2026: all 5 of you are covered.' },
    {
      given: { Children: [aChild('Lindiwe', '2015-02-10'), themba] },
      says: 'All 5 of you are covered, Themba for accidents only until 31 May 2027.',
    },
    {
      given: { Children: [themba], Spouse: aLife('Sipho', waiting) },
      says: 'All 4 of you are covered, Sipho and Themba for accidents only until 31 May 2027.',
    },
    {
      given: { Children: [themba], Spouse: aLife('Sipho', { ...waiting, Waiting_Period_End_Date: '2027-05-01' }) },
      says: 'All 4 of you are covered, Sipho and Themba for accidents only.',
    },
    { given: everybodyWaits, says: 'All 3 of you are covered for accidents only until 31 May 2027.' },
    { given: { Children: [themba] }, on: today, says: '3 of 4 are covered today.' },
    { given: { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' }, says: 'Nobody is covered today.' },
    { given: alone, says: 'Today, 22 December 2026: you are covered.' },
    {
      given: { ...alone, MainMember: payer, Children: [aChild('Lindiwe', '2015-02-10')] },
      says: 'Today, 22 December 2026: the one person is covered.',
    },
    {
      given: { ...alone, MainMember: payer, Children: [aChild('Lindiwe', '2015-02-10'), themba] },
      says: 'All 2 people are covered, Themba for accidents only until 31 May 2027.',
    },
    { given: { ...alone, Spouse: aLife('Sipho') }, says: 'Today, 22 December 2026: both of you are covered.' },
  ])('$says', ({ given, on, says }) => expect(headline(given, on)).toBe(says));

  it.each([
    { on: '2026-01-05', says: 'On 5 January 2026: all 5 of you were covered.' },
    { on: '2027-01-05', says: 'On 5 January 2027: all 5 of you will be covered.' },
    { on: '2022-01-05', says: 'Nobody was covered on 5 January 2022.' },
  ])('of another day: $says', ({ on, says }) => {
    expect(coverHeadline(coverOn(aCoveredFamily(), { on, asOf: today }), today)).toBe(says);
  });

  it('is about people when others read it', () => {
    expect(coverHeadline(coverToday(aCoveredFamily(), today), today, 'others')).toBe(
      'Today, 22 November 2026: all 5 people are covered.',
    );
    expect(coverHeadline(coverToday(aCoveredFamily(alone), today), today, 'others')).toBe(
      'Today, 22 November 2026: the one person is covered.',
    );
  });
});

describe('what changes next', () => {
  const next = (more: Partial<PolicyWithLives>, on = today) =>
    nextChangeSentence(coverToday(aCoveredFamily(more), on))?.replaceAll('\u00a0', ' ') ?? null;
  const born = (date: string, more = {}) => ({ Children: [aChild('Themba', date, { Gender: 'MALE', ...more })] });
  it.each<{ given: Partial<PolicyWithLives>; says: string | null }>([
    { given: born('2022-05-03'), says: "Themba's cover rises to R 15 000 on his 6th birthday, 3 May 2028" },
    {
      given: born('2022-05-03', { Gender: null }),
      says: "Themba's cover rises to R 15 000 on the 6th birthday, 3 May 2028",
    },
    { given: born('2006-05-03'), says: "Themba's cover ends on his 22nd birthday, 3 May 2028" },
    {
      given: born('2003-05-03', { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' }),
      says: "Themba's cover ends on 30 April 2027",
    },
    { given: born('2022-05-03', waiting), says: "Themba's cover starts on 1 December 2026" },
    {
      given: {
        ...alone,
        MainMember: aLife('Thandi', { Cover_Start_Date: '2026-09-01', Waiting_Period_End_Date: '2027-03-01' }),
      },
      says: 'You are covered for natural causes from 1 March 2027',
    },
    {
      given: { Spouse: aLife('Sipho', { Cover_Start_Date: '2026-03-01', Waiting_Period_End_Date: '2026-09-01' }) },
      says: 'Sipho is covered for any cause from 2 March 2027',
    },
    {
      given: {
        ...alone,
        Cover_Increases: [
          { lifeId: 'thandi', amount: 10_000, startDate: '2026-10-01', waitingPeriodEndDate: '2027-04-01' },
        ],
      },
      says: 'Your cover for natural causes rises to R 30 000 on 1 April 2027',
    },
    { given: alone, says: null },
    { given: { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15' }, says: null },
  ])('$says', ({ given, says }) => expect(next(given)).toBe(says));

  it('is told of everybody for whom the same changes on one day', () => {
    expect(next(everybodyWaits, '2026-12-22')).toBe('All 3 of you are covered for natural causes from 1 June 2027');
    expect(next({ ...everybodyWaits, MainMember: aLife('Thandi') }, '2026-12-22')).toBe(
      'Sipho and Themba are covered for natural causes from 1 June 2027',
    );
  });
});
