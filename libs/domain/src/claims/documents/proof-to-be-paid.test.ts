import { expect, it } from 'vitest';
import { proofToBePaid } from './proof-to-be-paid';

it.each([
  { role: 'BENEFICIARY', age: 17, asks: 'GUARDIAN_PROOF', why: 'a child until the day before the 18th birthday' },
  { role: 'BENEFICIARY', age: 18, asks: null, why: 'an adult' },
  { role: 'BENEFICIARY', age: null, asks: null, why: 'a beneficiary whose age is not known' },
  { role: 'GUARDIAN', age: 40, asks: 'GUARDIAN_PROOF', why: 'whoever is paid for a child' },
  { role: 'EXECUTOR', age: null, asks: 'EXECUTOR_LETTER', why: 'an estate' },
  { role: 'POLICYHOLDER', age: 50, asks: null, why: 'the policyholder' },
] as const)('of $why is asked before anything is paid: $asks', ({ role, age, asks }) => {
  expect(proofToBePaid({ role, age })).toBe(asks);
});
