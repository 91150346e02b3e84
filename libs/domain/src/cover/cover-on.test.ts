import { describe, expect, it } from 'vitest';
import { aChild, aCoveredFamily, aLife } from '../testing/a-covered-family';
import { type ChildOnPolicy, type CoverRequest, type LifeOnPolicy, type PolicyWithLives } from './cover-facts';
import { coverRules } from './cover-rules';
import { coverTone } from './cover-tone';
import { baseSentence, coverSentenceOf, limitSentence } from './cover-words';
import { coverOn, coverToday } from './policy-cover';

const today = '2026-11-22';
const plain = (text: string | null) => text?.replaceAll('\u00a0', ' ');

/** What is said of one person of a family. */
const said = (policy: Partial<PolicyWithLives>, id: string, on = today, asOf = on) => {
  const person = coverOn(aCoveredFamily(policy), { on, asOf }).people.find(({ personId }) => personId === id);
  if (person === undefined) throw new Error(`Nobody is called ${id}`);
  const { tone, isOutlined } = coverTone(person);
  return {
    state: person.base.state,
    rule: person.base.rule,
    says: plain(coverSentenceOf(person, on)),
    limits: person.limits.map((limit) => plain(limitSentence(limit, on))),
    tone: isOutlined ? `${tone}, outlined` : tone,
    amounts: person.amounts,
    person,
  };
};
const spouse = (more: Partial<LifeOnPolicy>) => said({ Spouse: aLife('Sipho', more) }, 'sipho');
const from = (Cover_Start_Date: string, Waiting_Period_End_Date: string) => ({
  Cover_Start_Date,
  Waiting_Period_End_Date,
});
const none = { natural: 0, accident: 0, suicide: 0 };

describe('what somebody is covered for, by their own dates (docs/domain/policy.md#r4-3)', () => {
  const all = { natural: 30_000, accident: 30_000, suicide: 30_000 };
  it.each([
    { given: {}, state: 'full', says: 'Covered for any cause', tone: 'green', amounts: all },
    {
      given: from('2026-03-01', '2026-09-01'),
      state: 'natural-and-accident',
      says: 'Covered for natural and accidental death. For suicide from 2 March 2027',
      tone: 'green',
      amounts: { natural: 30_000, accident: 30_000, suicide: 0 },
    },
    {
      given: from('2026-09-01', '2027-03-01'),
      state: 'accident-only',
      says: 'Covered for accidental death. For natural causes from 1 March 2027',
      tone: 'green, outlined',
      amounts: { natural: 0, accident: 30_000, suicide: 0 },
    },
    {
      given: from('2026-12-01', '2027-06-01'),
      state: 'not-yet',
      says: 'Cover starts on 1 December 2026',
      tone: 'blue',
      amounts: none,
    },
    {
      given: { Cover_End_Date: '2026-04-30' },
      state: 'ended',
      says: 'Cover ended on 30 April 2026',
      tone: 'grey',
      amounts: none,
    },
    {
      given: { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-10' },
      state: 'ended',
      says: 'Cover ended on 10 November 2026',
      tone: 'grey',
      amounts: none,
    },
    {
      given: { Cover_End_Date: '2026-11-23' },
      state: 'full',
      says: 'Covered for any cause',
      tone: 'green',
      amounts: all,
    },
  ])('$state: $says', ({ given, state, says, tone, amounts }) => {
    expect(spouse(given)).toMatchObject({ state, says, tone, amounts });
  });

  it.each([
    { state: 'the waiting period', given: from('2026-09-01', '2027-03-01'), since: '2026-09-01', until: '2027-02-28' },
    {
      state: 'the exclusion of suicide',
      given: from('2026-03-01', '2026-09-01'),
      since: '2026-09-01',
      until: '2027-03-01',
    },
    { state: 'full cover', given: {}, since: '2023-03-02', until: null },
    {
      state: 'full cover that ends',
      given: { Cover_End_Date: '2026-12-01' },
      since: '2023-03-02',
      until: '2026-11-30',
    },
  ])('$state has its first and its last day', ({ given, since, until }) => {
    expect(spouse(given).person.base).toMatchObject({ since, until });
  });
});

describe('a policy decides for everybody on it (docs/domain/policy.md#r4-3, #r4-4)', () => {
  const lapsed = { Policy_Status: 'LAPSED', Lapse_Date: '2026-10-15', Paid_To_Date: '2026-08-31' } as const;
  it.each<{ why: string; given: Partial<PolicyWithLives>; state: string; rule: string; says: string; tone: string }>([
    {
      why: 'in grace',
      given: { Policy_Status: 'IN_GRACE', Arrears_Amount: 288, Grace_End_Date: '2026-12-14' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered until 14 December. Pay R 288 to keep it',
      tone: 'amber',
    },
    {
      why: 'in grace that is over, while a payment is on its way',
      given: { Policy_Status: 'IN_GRACE', Arrears_Amount: 576, Grace_End_Date: '2026-11-14' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered for now. Pay R 576 to keep it',
      tone: 'amber',
    },
    {
      why: 'lapsed',
      given: lapsed,
      state: 'ended',
      rule: 'lapse',
      says: 'Not covered since 15 October. Pay by 13 January to bring it back',
      tone: 'red',
    },
    {
      why: 'lapsed on a day that nobody recorded',
      given: { Policy_Status: 'LAPSED' },
      state: 'ended',
      rule: 'lapse',
      says: 'Not covered',
      tone: 'red',
    },
    {
      why: 'cancelled after a lapse',
      given: { ...lapsed, Policy_Status: 'CANCELLED', Lapse_Date: '2026-05-15', Cancellation_Date: '2026-08-14' },
      state: 'ended',
      rule: 'cancelled',
      says: 'Cover ended on 14 May 2026. The policy was cancelled',
      tone: 'grey',
    },
    {
      why: 'cancelled at the end of a paid month',
      given: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31', Paid_To_Date: '2026-08-31' },
      state: 'ended',
      rule: 'cancelled',
      says: 'Cover ended on 31 August 2026. The policy was cancelled',
      tone: 'grey',
    },
    {
      why: 'cancelled before it began',
      given: { Policy_Status: 'CANCELLED', Cancellation_Date: '2026-08-31', Paid_To_Date: null },
      state: 'ended',
      rule: 'never-began',
      says: 'Not covered. The policy never began',
      tone: 'grey',
    },
    {
      why: 'not taken up',
      given: { Policy_Status: 'NOT_TAKEN_UP', Paid_To_Date: null },
      state: 'ended',
      rule: 'not-taken-up',
      says: 'Not covered. No first premium came, so the policy never began',
      tone: 'grey',
    },
    {
      why: 'claimed',
      given: { Policy_Status: 'CLAIMED' },
      state: 'ended',
      rule: 'claimed',
      says: 'Not covered. The claim was paid and the policy has ended',
      tone: 'grey',
    },
    {
      why: 'paid up',
      given: { Policy_Status: 'PAID_UP', Paid_Up_Until: '2028-11-30' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered without premiums until 30 November 2028',
      tone: 'green',
    },
    {
      why: 'paid up until nobody knows when',
      given: { Policy_Status: 'PAID_UP' },
      state: 'full',
      rule: 'any-cause',
      says: 'Covered for any cause. Covered without premiums',
      tone: 'green',
    },
    {
      why: 'waiting for its first premium',
      given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01', Premium_Credit: 88 },
      state: 'not-yet',
      rule: 'first-premium',
      says: 'Cover starts on 1 December 2026 once the first premium of R 200 is paid',
      tone: 'amber',
    },
    {
      why: 'waiting for a first premium that was due in an earlier month',
      given: { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-10-01' },
      state: 'not-yet',
      rule: 'first-premium',
      says: 'Cover starts on 1 November 2026 once the first premium of R 288 is paid',
      tone: 'amber',
    },
  ])('$why: $says', ({ given, state, rule, says, tone }) => {
    const answer = said(given, 'thandi');
    expect(answer).toMatchObject({ state, rule, says, tone });
    if (state !== 'full') expect(answer.amounts).toEqual(none);
  });

  it('who left before the policy lapsed is not told to bring it back', () => {
    const gone = { ...lapsed, Spouse: aLife('Sipho', { Cover_End_Date: '2026-09-01' }) };
    expect(said(gone, 'sipho').says).toBe('Cover ended on 1 September 2026');
  });
});

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

describe('a limit', () => {
  const increase = (lifeId: string) => ({
    Cover_Increases: [{ lifeId, amount: 10_000, startDate: '2026-12-01', waitingPeriodEndDate: '2027-06-01' }],
  });
  it('an increase waits by itself (docs/domain/policy.md#r4-3)', () => {
    const answer = said(increase('thandi'), 'thandi', '2026-12-05');
    expect(answer.limits).toEqual(['R 20 000 today, R 30 000 from 1 June 2027']);
    expect(answer).toMatchObject({
      tone: 'green, outlined',
      amounts: { natural: 20_000, accident: 30_000, suicide: 20_000 },
    });
    expect(answer.says).toBe(
      'Covered for natural and accidental death. For suicide R 20 000 today, R 30 000 from 2 December 2027',
    );
  });

  it('an increase in a waiting period of its own is told in steps', () => {
    const waiting = { ...increase('sipho'), Spouse: aLife('Sipho', from('2026-10-01', '2027-04-01')) };
    expect(said(waiting, 'sipho', '2026-12-05').limits).toEqual([
      'R 20 000 from 1 April 2027, R 30 000 from 1 June 2027',
    ]);
  });

  it.each([
    { elsewhere: 18_750, says: 'R 1 250 here; the law allows R 20 000 in all for a child under 6', accident: 1250 },
    { elsewhere: 5000, says: undefined, accident: 7500 },
  ])('the law allows so much for a child over all policies (#r4-2-maximum)', ({ elsewhere, says, accident }) => {
    const child = aChild('Themba', '2022-05-03', { Cover_Elsewhere: [{ from: '2022-05-03', amount: elsewhere }] });
    const answer = said({ Children: [child] }, 'themba');
    expect(answer.limits[0]).toBe(says);
    expect(answer.amounts.accident).toBe(accident);
  });

  it('readers of a policy are told what is paid here by day, and get the same answer', () => {
    const Cover_By_Day = [
      { from: '2022-05-03', amount: 1250 },
      { from: '2028-05-03', amount: 15_000 },
    ];
    const child = aChild('Themba', '2022-05-03', { Cover_By_Day });
    expect(said({ Children: [child] }, 'themba')).toMatchObject({
      limits: ['R 1 250 here; the law allows R 20 000 in all for a child under 6'],
      amounts: { accident: 1250 },
    });
  });

  it('a child for whom other policies pay all that the law allows is covered here from the next birthday', () => {
    const Cover_Elsewhere = [
      { from: '2022-05-03', amount: 20_000 },
      { from: '2028-05-03', amount: 0 },
    ];
    expect(said({ Children: [aChild('Themba', '2022-05-03', { Cover_Elsewhere })] }, 'themba')).toMatchObject({
      state: 'not-yet',
      rule: 'legal-maximum',
      says: 'Cover starts on 3 May 2028',
      limits: ['Nothing here; the law allows R 20 000 in all for a child under 6'],
    });
  });

  it('a plan that does not take somebody pays them nothing', () => {
    const { people } = coverToday(aCoveredFamily({}, 'prd-sm-030'), today);
    expect(people.map(({ base: { state, rule } }) => `${state} ${rule}`).slice(1, 4)).toEqual([
      'ended plan',
      'ended plan',
      'ended plan',
    ]);
  });
});

describe('whoever asked to join', () => {
  const request: CoverRequest = {
    entityId: 'amahle',
    adds: 'CHILD',
    removes: false,
    isApproved: false,
    effectiveDate: '2026-12-01',
    decideBy: '2026-12-22',
    decides: 'us',
    document: null,
    proposed: { First_Name: 'Amahle', Gender: 'FEMALE', Cover_Start_Date: '2026-12-01', Cover_Amount: 7500 },
  };
  it.each<{ more: Partial<CoverRequest>; says: string; tone: string }>([
    { more: {}, says: 'Not covered yet. Our move: we decide by 22 December', tone: 'blue' },
    {
      more: { document: 'birth certificate' },
      says: 'Not covered yet. Your move: send the birth certificate',
      tone: 'amber',
    },
    { more: { decides: 'you' }, says: 'Not covered yet. Your move: decide by 22 December', tone: 'amber' },
    { more: { isApproved: true }, says: 'Cover starts on 1 December 2026', tone: 'blue' },
  ])('$says', ({ more, says, tone }) => {
    const { people, counted, covered } = coverToday(aCoveredFamily(), today, [{ ...request, ...more }]);
    const person = people.at(-1);
    if (person === undefined) throw new Error('Nobody joins');
    expect(baseSentence(person, today)).toBe(says);
    expect(coverTone(person).tone).toBe(tone);
    expect({ counted, covered, name: person.firstName }).toEqual({ counted: 6, covered: 5, name: 'Amahle' });
  });

  it('is nobody on a policy that has ended, nor by a request for something else', () => {
    const ended = aCoveredFamily({ Policy_Status: 'NOT_TAKEN_UP' });
    expect(coverToday(ended, today, [request]).people).toHaveLength(5);
    expect(coverToday(aCoveredFamily(), today, [{ ...request, adds: null }]).people).toHaveLength(5);
  });

  it('whose removal is approved stays covered until it holds', () => {
    const removal = { ...request, entityId: 'sipho', adds: null, removes: true, isApproved: true, proposed: null };
    const [, sipho] = coverToday(aCoveredFamily(), today, [removal]).people;
    expect(sipho?.base).toMatchObject({ state: 'full', until: '2026-11-30' });
    expect(
      coverOn(aCoveredFamily(), { on: '2026-12-01', asOf: today, requests: [removal] }).people[1]?.base,
    ).toMatchObject({
      state: 'ended',
      rule: 'removal',
      since: '2026-12-01',
    });
  });

  it('an application that is paid for waits for our decision', () => {
    const paid = aCoveredFamily({ Policy_Status: 'PENDING', Inception_Date: '2026-12-01' });
    const [thandi] = coverToday(paid, today, [
      { ...request, entityId: 'policy', adds: 'POLICY', proposed: null },
    ]).people;
    expect(thandi && baseSentence(thandi, today)).toBe('Not covered yet. Our move: we decide by 22 December');
  });
});

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
});

it('whose cover ended by age counts as long as they can be moved to other cover, who died does not count', () => {
  const twentyTwo = (born: string) => coverToday(aCoveredFamily({ Children: [aChild('Themba', born)] }), today);
  expect(twentyTwo('2004-09-23')).toMatchObject({ counted: 4, covered: 3 });
  expect(twentyTwo('2004-09-22')).toMatchObject({ counted: 3, covered: 3 });
  const died = aLife('Sipho', { Life_Status: 'DECEASED', Cover_End_Date: '2026-11-10' });
  expect(coverToday(aCoveredFamily({ Spouse: died }), today)).toMatchObject({ counted: 4, covered: 4 });
});

it('every rule names the page that says so', () => {
  for (const page of Object.values(coverRules)) expect(page).toMatch(/^docs\/domain\/[a-z]+\.md#r[\d-]+[a-z]*$/);
});
