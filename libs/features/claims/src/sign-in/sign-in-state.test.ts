import { expect, it } from 'vitest';
import { referenceIn } from './sign-in-state';

const reference = 'CL-7K3M-Q2XR';

it.each([
  ['/claims/CL-7K3M-Q2XR/documents', reference],
  ['/policies/continue/CL-7K3M-Q2XR', reference],
  ['/claims', ''],
  ['', ''],
])('signing in on the way to %s begins with the claim "%s"', (from, claim) => {
  expect(referenceIn({ from })).toBe(claim);
});
