import { expect, it } from 'vitest';
import { dueDateIn } from './due-date';

it.each([
  { month: '2026-11-20', debitDay: 25, due: '2026-11-25' },
  { month: '2026-11-01', debitDay: 1, due: '2026-11-01' },
  { month: '2026-11-30', debitDay: 7, due: '2026-11-07' },
  { month: '2026-11-01', debitDay: 30, due: '2026-11-30' },
  { month: '2027-02-01', debitDay: 30, due: '2027-02-28' },
  { month: '2028-02-01', debitDay: 30, due: '2028-02-29' },
  { month: '2026-12-01', debitDay: null, due: '2026-12-01' },
])('the premium of $month with debit day $debitDay is due on $due', ({ month, debitDay, due }) => {
  expect(dueDateIn(month, debitDay)).toBe(due);
});
