import { addDays, type PlainDate } from '@portal/domain';
import { nothingWaits, policyView } from '@portal/service-core';
import { type StoredPolicy } from '@portal/service-store';
import { expect, it } from 'vitest';
import { aMainMember } from './a-main-member';
import { aPolicy } from './a-policy';
import { monthsAgo } from './due-day';
import { planOf } from './plan';
import { inGrace, lapsed, paidAhead, premiumDue, type Standing, upToDate } from './standing';

/** A leap year and the year before it, day by day. */
const days = Array.from({ length: 800 }, (_, index) => addDays('2026-11-20', index));

const cases: { standing(today: PlainDate): Standing; is: string; owes: number }[] = [
  { standing: upToDate, is: 'ACTIVE UP_TO_DATE', owes: 0 },
  { standing: premiumDue, is: 'ACTIVE DUE', owes: 1 },
  { standing: paidAhead, is: 'ACTIVE PAID_IN_ADVANCE', owes: 0 },
  { standing: inGrace, is: 'IN_GRACE ARREARS', owes: 1 },
];

function viewOn(today: PlainDate, standing: Standing) {
  const policy = aPolicy(today, {
    number: '7000010012',
    plan: 'prd-sm-010',
    inception: monthsAgo(today, 30),
    standing,
    MainMember: aMainMember(today, { name: 'Thandi Nkosi', age: 41, gender: 'FEMALE' }),
  });
  // The view asks for less than a stored policy has: no plan details beyond the amounts.
  const stored = { ...policy, Product: planOf(policy.Product.id) } as unknown as StoredPolicy;
  return policyView(stored, today, nothingWaits);
}

it.each(cases)('a policy is $is on whatever day it is looked at', ({ standing, is, owes }) => {
  const others = days.filter((today) => {
    const view = viewOn(today, standing(today));
    return `${view.Policy_Status} ${view.Premium_Status}` !== is || view.Amount_Due !== owes * view.Monthly_Premium;
  });
  expect(others).toEqual([]);
});

it('a policy in grace still has two weeks to pay', () => {
  const left = days.map((today) => inGrace(today).Grace_End_Date ?? '');
  expect(days.filter((today, index) => (left[index] ?? '') < addDays(today, 13))).toEqual([]);
});

it.each([
  { daysAgo: 21, canBeUndone: true },
  { daysAgo: 130, canBeUndone: false },
])('a policy that lapsed $daysAgo days ago can be reinstated: $canBeUndone', ({ daysAgo, canBeUndone }) => {
  const wrong = days.filter((today) => {
    const { Lapse_Date = '', Reinstatement_End_Date = '' } = lapsed(today, daysAgo);
    return Lapse_Date > addDays(today, -daysAgo) || Reinstatement_End_Date >= today !== canBeUndone;
  });
  expect(wrong).toEqual([]);
});
