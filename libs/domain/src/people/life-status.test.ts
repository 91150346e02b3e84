import { expect, it } from 'vitest';
import { hasLeftPolicy, isActiveLife, isActiveOrPendingLife } from './life-status';

it.each([
  { Life_Status: 'ACTIVE', active: true, activeOrPending: true, left: false },
  { Life_Status: 'PENDING', active: false, activeOrPending: true, left: false },
  { Life_Status: 'REMOVED', active: false, activeOrPending: false, left: true },
  { Life_Status: 'DECEASED', active: false, activeOrPending: false, left: true },
])('$Life_Status: active $active, active or pending $activeOrPending, has left $left', (row) => {
  expect(isActiveLife(row)).toBe(row.active);
  expect(isActiveOrPendingLife(row)).toBe(row.activeOrPending);
  expect(hasLeftPolicy(row)).toBe(row.left);
});
