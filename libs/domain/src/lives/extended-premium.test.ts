import { expect, it } from 'vitest';
import { applicationPremium } from '../premium/application-premium';
import { extendedRates } from '../catalogue';
import { checkExtendedEntry, entryDay, extendedPremium } from './extended-premium';
import { fail, ok } from '../base/result';

const today = '2026-11-20';
const mother = (Date_Of_Birth: string, Cover_Amount = 10_000) => ({ Date_Of_Birth, Cover_Amount });

it('who joins enters with the next month, who is covered keeps the day on which the cover began', () => {
  expect(entryDay(null, today)).toBe('2026-12-01');
  expect(entryDay({ Cover_Start_Date: '2020-03-01' }, today)).toBe('2020-03-01');
});

it.each([
  { born: '1961-12-01', entry: '2026-12-01', premium: 87, why: '65 on the day of entry' },
  { born: '1961-12-02', entry: '2026-12-01', premium: 44, why: '64 on the day of entry' },
  { born: '1961-12-01', entry: '2020-03-01', premium: 44, why: 'entered at 58' },
  { born: '1936-12-01', entry: '2026-12-01', premium: null, why: 'too old' },
])('$why costs R$premium', ({ born, entry, premium }) => {
  expect(extendedPremium(extendedRates, mother(born), entry)).toBe(premium);
});

it('costs the same in an application as on a policy that is there', () => {
  const birthdayBetween = mother('1961-11-25');
  const application = {
    premiums: [{ minAge: 18, maxAge: 75, monthlyPremium: 100 }],
    MainMember: { Date_Of_Birth: '1980-01-01' },
    ExtendedMembers: [birthdayBetween],
    benefits: [],
  };
  const entry = entryDay(null, today);
  expect(applicationPremium(application, extendedRates, entry)?.extended).toBe(
    extendedPremium(extendedRates, birthdayBetween, entry),
  );
});

it.each([
  { why: 'within every limit', member: mother('1958-03-04'), entry: '2026-12-01', gives: ok(10_000) },
  {
    why: '85 on the day of entry',
    member: mother('1941-12-01'),
    entry: '2026-12-01',
    gives: fail('Members of 85 or older cannot be added'),
  },
  { why: '85 today, but covered since 80', member: mother('1941-11-01'), entry: '2022-01-01', gives: ok(10_000) },
  {
    why: '75 on the day of entry',
    member: mother('1951-12-01', 50_000),
    entry: '2026-12-01',
    gives: fail('Cover for this age may not be more than R\u00a030\u00a0000'),
  },
  {
    why: '75 today, but covered since 70',
    member: mother('1951-11-01', 50_000),
    entry: '2022-01-01',
    gives: fail('Cover for this age may not be more than R\u00a030\u00a0000'),
  },
])('$why', ({ member, entry, gives }) => {
  expect(checkExtendedEntry(member, 75_000, { entry, today })).toEqual(gives);
});
