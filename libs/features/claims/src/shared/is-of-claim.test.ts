import { expect, it } from 'vitest';
import { isOfClaim } from './is-of-claim';

const reference = 'CL-7K3M-Q2XR';

it.each([
  ['/claims/CL-7K3M-Q2XR', true],
  ['/claims/CL-7K3M-Q2XR/documents', true],
  ['/policies/continue/CL-7K3M-Q2XR', true],
  ['/policies/continue/CL-2222-2222', false],
  ['/claims/CL-7K3M-Q2XR2', false],
  ['/claims', false],
  ['/policies', false],
])('%s is a page of the claim: %s', (pathname, isOne) => {
  expect(isOfClaim(reference, pathname)).toBe(isOne);
});

it.each([
  ['/claims/DR-7K3M-Q2XR', true],
  ['/claims/DR-7K3M-Q2XR/documents', true],
  ['/claims/DR-7K3M-Q2XR/account', false],
  ['/policies/continue/DR-7K3M-Q2XR', false],
  ['/claims', false],
])('%s is a page of the report: %s', (pathname, isOne) => {
  expect(isOfClaim('DR-7K3M-Q2XR', pathname)).toBe(isOne);
});
