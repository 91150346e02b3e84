import { expect, it } from 'vitest';
import { reportCrumb } from './report-crumb';

it.each([
  ['DR-7K3M-Q2XR', 'Report DR-7K3M-Q2XR'],
  ['dr-7k3m-q2xr', 'Report DR-7K3M-Q2XR'],
  ['CL-7K3M-Q2XR', null],
  ['', null],
])('the breadcrumbs of %s end with %s', (typed, says) => {
  expect(reportCrumb(typed)).toBe(says);
});
