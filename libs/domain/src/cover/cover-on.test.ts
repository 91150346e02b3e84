import { describe, expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { today } from '../testing/said-of-cover';
import { type ClaimedDeath } from './cover-facts';
import { coverAnswer } from './cover-answer';
import { coverHeadline } from './cover-headline';
import { coverRules } from './cover-rules';
import { coverBadge, coverTone } from './cover-tone';
import { coverParts } from './cover-view';
import { coverSentenceOf } from './cover-words';
import { coverOn, coverToday, type PolicyCover } from './policy-cover';

describe('another day than today', () => {
  const lapsed = aCoveredFamily({ Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15', Paid_To_Date: '2026-08-31' });
  const inGrace = aCoveredFamily({
    Policy_Status: 'IN_GRACE',
    Paid_To_Date: '2026-10-31',
    Grace_End_Date: '2026-12-15',
  });
  const cancelled = aCoveredFamily({ Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31' });
  const paidUp = aCoveredFamily({ Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' });
  it.each([
    { why: 'the last day before a lapse', policy: lapsed, on: '2026-10-14', status: 'ACTIVE', covered: 5 },
    { why: 'the day of the lapse', policy: lapsed, on: '2026-10-15', status: 'LAPSED', covered: 0 },
    { why: 'after the days to come back', policy: lapsed, on: '2027-01-14', status: 'CANCELLED', covered: 0 },
    { why: 'before anything was owed', policy: inGrace, on: '2026-11-15', status: 'ACTIVE', covered: 5 },
    { why: 'the last day of grace', policy: inGrace, on: '2026-12-15', status: 'IN_GRACE', covered: 5 },
    { why: 'the day after grace, if nothing is paid', policy: inGrace, on: '2026-12-16', status: 'LAPSED', covered: 0 },
    { why: 'the last day of a cancelled policy', policy: cancelled, on: '2026-08-31', status: 'ACTIVE', covered: 5 },
    { why: 'the day after it', policy: cancelled, on: '2026-09-01', status: 'CANCELLED', covered: 0 },
    { why: 'the last day without premiums', policy: paidUp, on: '2028-11-30', status: 'PAID_UP', covered: 5 },
    { why: 'the day after it', policy: paidUp, on: '2028-12-01', status: 'ACTIVE', covered: 5 },
    { why: 'before the policy began', policy: aCoveredFamily(), on: '2022-02-28', status: 'ACTIVE', covered: 0 },
  ])('$why', ({ policy, on, status, covered }) => {
    expect(coverOn(policy, { on, asOf: today })).toMatchObject({ date: on, status, covered });
  });

  it('a policy that was claimed covered people until the main member died', () => {
    const claimed = aCoveredFamily({
      Policy_Status: 'CLAIMED',
      MainMember: aLife('Thandi', { Life_Status: 'DECEASED', Cover_End_Date: '2026-09-10' }),
    });
    expect(coverOn(claimed, { on: '2026-09-09', asOf: today }).covered).toBe(5);
    expect(coverOn(claimed, { on: '2026-09-10', asOf: today }).covered).toBe(0);
  });

  it('a policy that nobody took over covered the others to its last day', () => {
    const claimed = aCoveredFamily({
      Policy_Status: 'CLAIMED',
      Cancellation_Date: '2026-11-18',
      MainMember: aLife('Thandi', { Life_Status: 'DECEASED', Cover_End_Date: '2026-09-10' }),
    });
    expect(coverOn(claimed, { on: '2026-11-18', asOf: today }).covered).toBe(4);
    expect(coverOn(claimed, { on: '2026-11-19', asOf: today }).covered).toBe(0);
  });
});

it('whose cover ended by age counts as long as they can be moved to other cover, who died does not count', () => {
  const twentyTwo = (born: string) => coverToday(aCoveredFamily({ Children: [aChild('Themba', born)] }), today);
  expect(twentyTwo('2004-09-23')).toMatchObject({ counted: 4, covered: 3 });
  expect(twentyTwo('2004-09-22')).toMatchObject({ counted: 3, covered: 3 });
  const died = aLife('Sipho', { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-10' });
  expect(coverToday(aCoveredFamily({ Spouse: died }), today)).toMatchObject({ counted: 4, covered: 4 });
});

describe('a death that an open claim tells of', () => {
  const spouse = { lifeId: 'sipho', dateOfDeath: '2026-11-10' };
  const family = aCoveredFamily();
  const on = (day: string, deaths = [spouse]) => coverOn(family, { on: day, asOf: today, deaths });
  const of = (id: string, day = today) => on(day).people.find(({ personId }) => personId === id);

  it('takes the person out of what is counted from that day on, and leaves what would be paid', () => {
    expect(on(today)).toMatchObject({ counted: 4, covered: 4 });
    expect(on('2026-11-10')).toMatchObject({ counted: 4, covered: 4 });
    expect(on('2026-11-09')).toMatchObject({ counted: 5, covered: 5 });
    const before = coverToday(family, today).people.find(({ personId }) => personId === 'sipho');
    expect(of('sipho')).toEqual({ ...before, diedOn: '2026-11-10', limits: [], threats: [], nextChange: null });
  });

  it('asks nothing about the person any more, and names no change of their cover', () => {
    const Children = [aChild('Themba', '2003-05-03', { Is_Student: true, Proof_Of_Study_Until: '2026-12-31' })];
    const policy = aCoveredFamily({ Children, Paid_To_Date: '2027-01-31' });
    const claimed = (deaths: readonly ClaimedDeath[]) => coverOn(policy, { on: '2027-01-25', deaths });
    const threats = ({ people }: PolicyCover) => people.flatMap((person) => person.threats.map(({ kind }) => kind));
    const changes = ({ nextChange }: PolicyCover) => nextChange?.people.map(({ personId }) => personId) ?? [];
    expect([threats(claimed([])), changes(claimed([]))]).toEqual([['proof-of-study'], ['themba']]);
    const died = claimed([{ lifeId: 'themba', dateOfDeath: '2027-01-20' }]);
    expect([threats(died), changes(died)]).toEqual([[], []]);
  });

  it('changes nobody else, and nothing where the child was never on the policy', () => {
    expect(of('thandi')).toEqual(coverToday(family, today).people[0]);
    expect(on(today, [{ ...spouse, lifeId: 'nobody' }])).toEqual(coverOn(family, { on: today, asOf: today }));
  });

  it('changes nothing while it is about the main member, who may be alive', () => {
    expect(on(today, [{ ...spouse, lifeId: 'thandi' }])).toEqual(coverOn(family, { on: today, asOf: today }));
  });

  it('is the one of the policy once it is confirmed', () => {
    const died = aLife('Sipho', { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-11' });
    const confirmed = aCoveredFamily({ Spouse: died });
    expect(coverOn(confirmed, { on: today, deaths: [spouse] })).toEqual(coverOn(confirmed, { on: today }));
  });

  it('is said of the person in the place of their cover, and the headline is about the others', () => {
    const [, sipho] = on(today).people;
    if (sipho === undefined) throw new Error('There is no spouse');
    expect(coverHeadline(on(today), today)).toBe('Today, 22 November 2026: all 4 of you are covered.');
    expect(coverAnswer(on(today))).toBe('Yes, all four of you are covered.');
    expect(coverSentenceOf(sipho, today)).toBe('We were told that Sipho died on 10 November 2026');
    expect([coverBadge(sipho), coverTone(sipho)]).toEqual(['Death reported', { tone: 'grey', isOutlined: false }]);
    expect(coverParts(sipho)).toMatchObject({ now: 0, waiting: 0 });
  });

  it('leaves you alone of a family of two', () => {
    const both = aCoveredFamily({ Children: [], ExtendedMembers: [] });
    expect(coverHeadline(coverToday(both, today, [], [spouse]), today)).toBe(
      'Today, 22 November 2026: you are covered.',
    );
  });
});

it('every rule names the page that says so', () => {
  for (const page of Object.values(coverRules)) expect(page).toMatch(/^docs\/domain\/[a-z]+\.md#r[\d-]+[a-z]*$/);
});
