import { expect, it } from 'vitest';
import { labelOfOverdue, overduePremiumsOn, withoutDeducted } from './overdue-premiums';
import { aPolicyOn } from './testing/a-claim';

const policy = { ...aPolicyOn('Gold Family Plan', '2024-01-01'), Paid_To_Date: '2026-08-31' };
const lapsed = { ...policy, Policy_Status: 'LAPSED', Lapse_Date: '2026-10-02' } as const;

it.each([
  { why: 'what was due before the day', of: policy, as: 'IN_GRACE', due: ['2026-09-01', '2026-10-01'] },
  { why: 'nothing of a policy that is paid up', of: policy, as: 'PAID_UP', due: [] },
  {
    why: 'all up to the death where the lapse does not count',
    of: { ...lapsed, Lapse_Date: '2026-09-30' },
    as: 'IN_GRACE',
    due: ['2026-09-01', '2026-10-01'],
  },
  {
    why: 'nothing where nobody recorded how far it is paid',
    of: { ...policy, Paid_To_Date: null },
    as: 'ACTIVE',
    due: [],
  },
] as const)('counts $why', ({ of, as, due }) => {
  const overdue = overduePremiumsOn(of, as, '2026-11-01');
  expect(overdue).toEqual(due.map((day) => ({ due: day, amount: 166 })));
});

it('leaves out what other claims of the policy have taken off for the same due dates, and keeps the rest of a part', () => {
  const overdue = overduePremiumsOn(policy, 'IN_GRACE', '2026-12-01');
  const taken = (due: string, amount: number) => ({ label: labelOfOverdue(due), amount });
  expect(
    withoutDeducted(overdue, [taken('2026-08-01', -166), taken('2026-09-01', -166), taken('2026-10-01', -66)]),
  ).toEqual([
    { due: '2026-10-01', amount: 100 },
    { due: '2026-11-01', amount: 166 },
  ]);
});
