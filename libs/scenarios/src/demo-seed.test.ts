import { type PlainDate } from '@portal/domain';
import { readSeed, type Seed } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { demoSeed } from './demo-seed';
import { brokenRules } from './testing/broken-rules';
import { awkwardDays } from './testing/days';

const twice = (all: (string | null | undefined)[]): unknown[] => {
  const known = all.filter(Boolean);
  return known.filter((one, index) => known.indexOf(one) !== index);
};

const peopleOf = ({ policies }: Seed) =>
  policies.flatMap((policy) => [
    policy.MainMember,
    ...(policy.Spouse ? [policy.Spouse] : []),
    ...(policy.Children ?? []),
    ...(policy.ExtendedMembers ?? []),
    ...(policy.Beneficiaries ?? []),
  ]);

const idsOf = ({ policies, notifications = [], approvalActions = [], payments = [] }: Seed) => [
  ...policies.flatMap(({ id, BankingDetails, PaymentMethod, DebiCheckMandate }) => [
    ...[id, BankingDetails?.id, PaymentMethod?.id, DebiCheckMandate?.id],
  ]),
  ...[...notifications, ...approvalActions, ...payments].map(({ id }) => id),
];

describe.each(awkwardDays)('the demo on %s', (today: PlainDate) => {
  const seed = demoSeed(today);

  it('can be read, with every policy number and every id once', () => {
    expect(readSeed(seed)).toEqual(seed);
    expect(twice(seed.policies.map(({ Policy_Number }) => Policy_Number))).toEqual([]);
    expect(twice(idsOf(seed))).toEqual([]);
    expect(twice(peopleOf(seed).map(({ id }) => id))).toEqual([]);
  });

  it('gives an ID number to one person only, and every policyholder a cellphone of their own', () => {
    const holders = new Map<string, Set<string>>();
    for (const { Id_Number, First_Name, Surname } of peopleOf(seed)) {
      if (!Id_Number) continue;
      holders.set(Id_Number, (holders.get(Id_Number) ?? new Set()).add(`${First_Name} ${Surname}`));
    }
    expect([...holders.values()].filter((people) => people.size > 1)).toEqual([]);
    const customers = new Map(
      seed.policies.map(({ MainMember }) => [MainMember.Id_Number ?? MainMember.Passport_Number, MainMember]),
    );
    expect(twice([...customers.values()].map(({ Cell_Number }) => Cell_Number))).toEqual([]);
  });

  it('breaks no rule in the further policies either', () => {
    expect(seed.policies.flatMap((policy) => brokenRules(policy, today))).toEqual([]);
  });
});
