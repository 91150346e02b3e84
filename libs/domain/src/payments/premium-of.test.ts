import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths } from '../base/plain-date';
import {
  comingPremium,
  premiumFrom,
  premiumHoldsFrom,
  premiumMovedFrom,
  type PremiumByMonth,
  premiumOf,
} from './premium-of';

const pricesOf = (policy: PremiumByMonth, from: string, count: number) =>
  Array.from({ length: count }, (_, place) => premiumOf(policy, addMonths(from, place)));

it('every month of a policy whose premium never changed costs the same', () => {
  expect(pricesOf({ Monthly_Premium: 236 }, '2020-01-01', 3)).toEqual([236, 236, 236]);
});

it('a month keeps its premium when the policy costs more from a later one on', () => {
  const policy = premiumFrom({ Monthly_Premium: 236 }, '2026-12-01', 300);
  expect(policy).toEqual({ Monthly_Premium: 300, Earlier_Premiums: [{ Until: '2026-11', Amount: 236 }] });
  expect(pricesOf(policy, '2026-10-01', 4)).toEqual([236, 236, 300, 300]);
});

it('two changes from the same month are one, and a change back leaves nothing behind', () => {
  const once = premiumFrom({ Monthly_Premium: 236 }, '2026-12-01', 300);
  const twice = premiumFrom(once, '2026-12-01', 318);
  expect(pricesOf(twice, '2026-11-01', 2)).toEqual([236, 318]);
  expect(premiumFrom(twice, '2026-12-01', 236)).toEqual({ Monthly_Premium: 236, Earlier_Premiums: [] });
});

it('what falls away from a month long ago falls away from every premium since', () => {
  const policy = premiumFrom(premiumFrom({ Monthly_Premium: 236 }, '2026-10-01', 250), '2026-12-01', 300);
  expect(pricesOf(premiumMovedFrom(policy, '2026-11-01', -40), '2026-09-01', 4)).toEqual([236, 250, 210, 260]);
  expect(premiumMovedFrom(premiumMovedFrom(policy, '2026-11-01', -40), '2026-11-01', 40)).toEqual(policy);
});

it('a month from which another premium is approved costs that, and those before it what they cost', () => {
  const coming = [
    { From: '2026-12', Amount: 300 },
    { From: '2027-02', Amount: 318 },
  ];
  const policy = { ...premiumFrom({ Monthly_Premium: 200 }, '2026-11-01', 236), Coming_Premiums: coming };
  expect(pricesOf(policy, '2026-10-01', 6)).toEqual([200, 236, 300, 300, 318, 318]);
  expect(comingPremium(policy)).toEqual(coming[0]);
});

it('what is approved and costs the same is no other premium', () => {
  expect(comingPremium({ Monthly_Premium: 236 })).toBeNull();
  expect(comingPremium({ Monthly_Premium: 236, Coming_Premiums: [{ From: '2026-12', Amount: 236 }] })).toBeNull();
});

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-02', '2027-01-01'],
])('a premium that holds from %s is that of the months from %s', (day, month) => {
  expect(premiumHoldsFrom(day)).toBe(month);
});

it('whatever changes, months before a change keep their premium and those from it on have the new one', () => {
  const change = fc.record({ month: fc.nat(24), amount: fc.integer({ min: 0, max: 500 }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
      let policy: PremiumByMonth = { Monthly_Premium: 236 };
      for (const { month, amount } of changes) {
        const before = pricesOf(policy, '2026-01-01', 30);
        policy = premiumFrom(policy, addMonths('2026-01-01', month), amount);
        expect(pricesOf(policy, '2026-01-01', 30)).toEqual(before.map((price, at) => (at < month ? price : amount)));
      }
    }),
  );
});
