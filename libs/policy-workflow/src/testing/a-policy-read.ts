import { type Policy, PolicySchema } from '@portal/contract';
import { leastAnswer } from '@portal/contract/testing';

/** A policy as it is read, with nothing on it but its number and what is named. */
export const aPolicyRead = (policyNumber: string, more: Partial<Policy> = {}): Policy => ({
  ...(leastAnswer(PolicySchema) as Policy),
  id: `id-of-${policyNumber}`,
  Policy_Number: policyNumber,
  ...more,
});
