import { checkIdNumber, limits, type PlainDate } from '@portal/domain';
import { readSeed, type Seed } from '@portal/service-store';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referenceDate } from './scenario';
import { scenario, scenarios } from './scenarios';
import { brokenRules } from './testing/broken-rules';
import { awkwardDays } from './testing/days';

const names = Object.keys(scenarios);
const instantsOf = ({
  notifications = [],
  approvalActions = [],
  payments = [],
  claims = [],
  deathReports = [],
}: Seed) => [
  ...notifications.map(({ createdAt }) => createdAt),
  ...approvalActions.map(({ requestedAt }) => requestedAt),
  ...payments.map(({ Payment_Date }) => Payment_Date),
  ...claims.flatMap(({ createdAt, updatedAt, record }) => [
    createdAt,
    updatedAt,
    ...record.history.map((event) => event.at),
  ]),
  ...deathReports.map(({ createdAt }) => createdAt),
];

it('has every scenario under its own name, each with one sentence about it', () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
  const titles = names.map((name) => scenario(name).title);
  expect(new Set(titles).size).toBe(names.length);
  expect(names.map((name) => scenario(name).name)).toEqual(names);
  expect(scenario('family-active')).toEqual(scenarios['family-active'](referenceDate));
});

it('names an unknown scenario and those it knows', () => {
  expect(() => scenario('family-happy')).toThrow(
    /There is no scenario "family-happy"\. Known: family-active, in-grace, /,
  );
  expect(() => scenario('toString')).toThrow(/There is no scenario/);
});

describe.each(awkwardDays)('on %s', (today) => {
  it.each(names)('%s can be read as a seed, breaks no rule and knows nothing of the future', (name) => {
    const { seed, signIn } = scenario(name, today);
    expect(readSeed(seed)).toEqual(seed);
    expect(seed.policies.map(({ Policy_Number }) => Policy_Number)).toContain(signIn);
    expect(seed.policies.flatMap((policy) => brokenRules(policy, today))).toEqual([]);
    expect(instantsOf(seed).filter((instant) => instant.slice(0, 10) >= today)).toEqual([]);
  });

  it.each(names)('%s is the same every time', (name) => {
    expect(scenario(name, today)).toEqual(scenario(name, today));
  });
});

it('breaks no rule on any day of the coming years', () => {
  const anyDay = fc
    .integer({ min: 0, max: 5 * 365 })
    .map((days): PlainDate => new Date(Date.UTC(2026, 10, 20) + days * 86_400_000).toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, fc.constantFrom(...names), (today, name) => {
      const { policies } = scenario(name, today).seed;
      expect(policies.flatMap((policy) => brokenRules(policy, today))).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

it('notices a policy that could not exist', () => {
  const [policy] = scenario('family-active').seed.policies;
  if (!policy) throw new Error('family-active has no policy');
  const [child] = policy.Children ?? [];
  const broken = {
    ...policy,
    Monthly_Premium: 1,
    MainMember: { ...policy.MainMember, Date_Of_Birth: '2020-01-01' },
    Children: child ? [{ ...child, Cover_Amount: 99 }] : [],
    Beneficiaries: (policy.Beneficiaries ?? []).slice(1),
  };
  expect(brokenRules(broken, referenceDate)).toEqual([
    'the policy: shares add up',
    'the policy: premium',
    'Thandi Nkosi: ID number and birth date',
    'Thandi Nkosi: age: You must be 18 or older',
    'Lindiwe Nkosi: cover',
  ]);
});

it.each(awkwardDays)('no customer has more cover over all policies than the law allows on %s', (today) => {
  const { policies } = scenario('several-policies', today).seed;
  const covers = policies
    .filter(({ Policy_Status }) => Policy_Status === 'ACTIVE' || Policy_Status === 'IN_GRACE')
    .map(({ MainMember }) => MainMember.Cover_Amount ?? 0);
  expect(covers.reduce((sum, cover) => sum + cover, 0)).toBeLessThanOrEqual(limits.MAX_BENEFIT_PER_LIFE);
  const ids = new Set(policies.map(({ MainMember }) => MainMember.Id_Number));
  expect(ids.size).toBe(1);
  expect(checkIdNumber([...ids][0] ?? '', today).success).toBe(true);
});
