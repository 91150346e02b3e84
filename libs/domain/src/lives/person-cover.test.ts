import { describe, expect, it } from 'vitest';
import { products } from '../catalogue';
import {
  amountOn,
  coverDays,
  coverElsewhereByDay,
  type CoveringPolicy,
  coverOfPerson,
  coversOn,
  dayAboveMaximum,
  isPaidMoreElsewhere,
  peopleCoveredForMore,
  peopleFoundAnew,
} from './person-cover';

const today = '2026-11-20';
const plan = (id: string) => products.find((product) => product.id === id) ?? { Product_Name: 'None' };
const life = (id: string, Date_Of_Birth: string, more: object = {}) => ({
  id,
  First_Name: id,
  Surname: 'Nkosi',
  Date_Of_Birth,
  Life_Status: 'ACTIVE',
  Cover_End_Date: null,
  ...more,
});
const main = life('main', '1984-06-30');
const policy = (more: Partial<CoveringPolicy> = {}): CoveringPolicy => ({
  Policy_Type: 'FUNERAL',
  Policy_Status: 'ACTIVE',
  Product: plan('prd-fa-075'),
  MainMember: main,
  Spouse: null,
  Children: [],
  ExtendedMembers: [],
  riders: [],
  ...more,
});
const relativeOf = (person: ReturnType<typeof life>, Cover_Amount: number, id = 'relative') =>
  policy({ MainMember: life('other', '1980-01-01'), ExtendedMembers: [{ ...person, id, Cover_Amount }] });
const riders = [
  { benefitAmount: 20_000, coveredLives: 'MAIN' },
  { benefitAmount: 500, coveredLives: 'MAIN_AND_SPOUSE' },
] as const;

describe('what a policy pays for its people on a day', () => {
  const amounts = (one: CoveringPolicy, on = today) =>
    coversOn(one, on).map(({ life: { id }, amount }) => [id, amount]);
  const spouse = life('spouse', '1982-01-15');
  const child = life('child', '2021-03-01');

  it.each<[why: string, policy: Partial<CoveringPolicy>, gives: [string, number][]]>([
    [
      'main member and spouse with their riders',
      { Spouse: spouse, riders },
      [
        ['main', 95_500],
        ['spouse', 75_500],
      ],
    ],
    [
      'a child by age',
      { Children: [child] },
      [
        ['main', 75_000],
        ['child', 18_750],
      ],
    ],
    ['a plan without children', { Product: plan('prd-sm-075'), Children: [child], Spouse: spouse }, [['main', 75_000]]],
    ['who died or has left', { Spouse: { ...spouse, Life_Status: 'DECEASED' } }, [['main', 75_000]]],
    ['whose cover has ended', { Children: [{ ...child, Cover_End_Date: today }] }, [['main', 75_000]]],
    ['a policy that lapsed and may come back', { Policy_Status: 'LAPSED' }, [['main', 75_000]]],
    ['a policy that was cancelled', { Policy_Status: 'CANCELLED' }, []],
    ['a policy that waits for its first premium', { Policy_Status: 'PENDING' }, [['main', 75_000]]],
    ['life cover, which has no maximum', { Policy_Type: 'LIFE' }, []],
    [
      'a child whom another policy covers too',
      { Children: [{ ...child, Cover_Elsewhere: [{ from: '2026-01-01', amount: 18_750 }] }] },
      [
        ['main', 75_000],
        ['child', 1250],
      ],
    ],
  ])('%s', (_why, given, gives) => {
    expect(amounts(policy(given))).toEqual(gives);
  });
});

it('a person is covered on every policy, in whatever role', () => {
  const policies = [[policy({ riders })], [relativeOf(main, 5000)], [policy({ MainMember: life('x', '1960-01-01') })]];
  expect(coverOfPerson(main, policies, today)).toBe(100_500);
  expect(dayAboveMaximum(main, policies, today)).toBe(today);
  expect(dayAboveMaximum(main, policies.slice(0, 1), today)).toBeNull();
});

it.each([
  ['an adult', main, 25_000],
  ['a child under 6', life('child', '2022-02-02'), 1250],
  ['a child of 13', life('child', '2013-06-01'), 12_500],
])('%s may have as much as the law allows, and not a rand more', (_, person, rest) => {
  const Children = person === main ? [] : [person];
  const dayWith = (amount: number) =>
    dayAboveMaximum(person, [[policy({ Children })], [relativeOf(person, amount)]], today);
  expect(dayWith(rest)).not.toBe(today);
  expect(dayWith(rest + 1)).toBe(today);
});

it('one passport under two days of birth is one person, for whom the law holds at either age', () => {
  const passport = { Passport_Country: 'ZW', Passport_Number: 'FN123456' };
  const [child, adult] = [life('child', '2022-02-02', passport), life('adult', '1985-05-05', passport)];
  const policies = [[policy({ Children: [child] })], [relativeOf(adult, 20_000)]];
  expect(dayAboveMaximum(child, policies, today)).toBe(today);
  expect(dayAboveMaximum(adult, policies, today)).toBe(today);
});

it('of the stages of a policy the one that pays more counts', () => {
  expect(coverOfPerson(main, [[policy({ Product: plan('prd-sm-010') }), policy()]], today)).toBe(75_000);
});

describe('a child who grows up', () => {
  const child = life('child', '2012-12-24'); // 13, 37 500 of the plan and 75 000 from 18 on

  it('may be above the maximum on a later birthday', () => {
    const both = (relative: number) => [[policy({ Children: [child] })], [relativeOf(child, relative)]];
    expect(dayAboveMaximum(child, both(10_000), today)).toBeNull();
    expect(dayAboveMaximum(child, both(20_000), today)).toBe(today); // 13: R50 000
    expect(dayAboveMaximum(child, both(50_000), '2026-12-24')).toBe('2030-12-24');
  });

  it('leaves a policy the rest, birthday by birthday', () => {
    const others = [[policy({ Children: [child] })]];
    const elsewhere = coverElsewhereByDay(child, others, today);
    expect(elsewhere).toEqual([
      { from: today, amount: 37_500 },
      { from: '2026-12-24', amount: 37_500 },
      { from: '2030-12-24', amount: 75_000 },
      { from: '2034-12-24', amount: 0 }, // the usual child cover has ended
    ]);
    expect([today, '2030-12-23', '2031-01-01', '2025-01-01'].map((on) => amountOn(elsewhere, on))).toEqual([
      37_500, 37_500, 75_000, 0,
    ]);
    const here = policy({
      MainMember: life('aunt', '1980-01-01'),
      Children: [{ ...child, Cover_Elsewhere: elsewhere }],
    });
    expect(dayAboveMaximum(child, [[here], ...others], today)).toBeNull();
    expect(coverElsewhereByDay(life('other', '2012-12-24'), others, today)).toEqual([]);
  });

  it('is asked about on each birthday that moves a limit', () => {
    expect(coverDays('2021-03-01', today)).toEqual([today, '2027-03-01', '2035-03-01', '2039-03-01', '2043-03-01']);
  });
});

describe('who is covered for more after a change', () => {
  const names = (before: CoveringPolicy | null, after: CoveringPolicy) =>
    peopleCoveredForMore(before, after, today).map(({ id }) => id);
  const spouse = life('spouse', '1982-01-15', { Id_Number: 'one' });
  const student = life('student', '2004-12-24', { Is_Student: true });

  it.each<[why: string, before: Partial<CoveringPolicy> | null, after: Partial<CoveringPolicy>, more: string[]]>([
    ['everybody of a new policy', null, { Spouse: spouse }, ['main', 'spouse']],
    ['nobody when nothing changes', {}, {}, []],
    ['who joins', {}, { Spouse: spouse }, ['spouse']],
    [
      'everybody whom a bigger plan gives more',
      { Product: plan('prd-fa-010'), Spouse: spouse },
      { Spouse: spouse },
      ['main', 'spouse'],
    ],
    ['nobody on a smaller plan', { Spouse: spouse }, { Spouse: spouse, Product: plan('prd-fa-010') }, []],
    ['whom a benefit is paid for', { Spouse: spouse }, { Spouse: spouse, riders: [riders[0]] }, ['main']],
    ['who is somebody else by now', { Spouse: spouse }, { Spouse: { ...spouse, Id_Number: 'two' } }, ['spouse']],
    ['not who is the same under another name', { Spouse: spouse }, { Spouse: { ...spouse, First_Name: 'Zo' } }, []],
    [
      'a child who is covered for longer',
      { Children: [{ ...student, Is_Student: false }] },
      { Children: [student] },
      ['student'],
    ],
  ])('%s', (_why, before, after, more) => {
    expect(names(before && policy(before), policy(after))).toEqual(more);
  });
});

describe('who can be found by something new after a change', () => {
  const known = life('spouse', '1982-01-15', { Id_Number: 'one' });
  const renamed = (now: object) => peopleFoundAnew(policy({ Spouse: known }), policy({ Spouse: { ...known, ...now } }));
  const passport = { Passport_Country: 'ZW', Passport_Number: 'FN123456' };

  it.each<[why: string, now: object, found: number]>([
    ['nobody when nothing changes', {}, 0],
    ['under another name', { First_Name: 'Zo' }, 1],
    ['with a passport instead of an ID number', { Id_Number: null, ...passport }, 1],
    ['not who is somebody else by now: that cover is new', { Id_Number: 'two' }, 0],
  ])('%s', (_why, now, found) => {
    expect(renamed(now)).toHaveLength(found);
  });

  it('is asked about where another policy pays for that passport', () => {
    const [now] = renamed({ Id_Number: null, ...passport });
    if (!now) throw new Error('Nobody is found anew');
    const elsewhere = [[relativeOf(life('Zo', '1982-01-15', passport), 50_000)]];
    expect(isPaidMoreElsewhere(now, elsewhere, today)).toBe(true);
    expect(isPaidMoreElsewhere(now, [], today)).toBe(false);
  });
});
