import { expect, it } from 'vitest';
import { accessLog, approvals, claims, servicing, staffPlaceAt } from './staff-places';

it.each([
  ['/desk', servicing],
  ['/', servicing],
  ['/child/update/1', servicing],
  ['/desk/approvals', approvals],
  ['/desk/approvals/7', approvals],
  ['/desk/claims', claims],
  ['/desk/claims/7', claims],
  ['/desk/payouts', claims],
  ['/access-log', accessLog],
  ['/desk/unused-money', 'more'],
  ['/desk/death-reports', 'more'],
  ['/desk/death-reports/7', 'more'],
  ['/desk/audit', 'more'],
])('on %s staff are in the place that the navigation marks', (pathname, place) => {
  expect(staffPlaceAt(pathname)).toBe(place);
});
