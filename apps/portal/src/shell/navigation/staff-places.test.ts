import { expect, it } from 'vitest';
import { accessLog, approvals, servicing, staffPlaceAt } from './staff-places';

it.each([
  ['/desk', servicing],
  ['/', servicing],
  ['/child/update/1', servicing],
  ['/desk/approvals', approvals],
  ['/desk/approvals/7', approvals],
  ['/access-log', accessLog],
  ['/desk/unused-money', 'more'],
  ['/desk/audit', 'more'],
])('on %s staff are in the place that the navigation marks', (pathname, place) => {
  expect(staffPlaceAt(pathname)).toBe(place);
});
