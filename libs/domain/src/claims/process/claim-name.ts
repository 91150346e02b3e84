import { fail, ok, type Result } from '../../base/result';
import { luhnValid } from '../../base/luhn';
import { checkPolicyNumber } from '../../policy/policy-number';
import { readReference } from './reference';

/** By what somebody who claims names the claim: its reference, or a number of the person who died. Source: docs/domain/claims.md#c1-4. */
export type ClaimName =
  | { kind: 'REFERENCE'; reference: string }
  | { kind: 'ID_NUMBER'; idNumber: string }
  | { kind: 'POLICY_NUMBER'; policyNumber: string };

const required = 'Enter a reference, or the ID number or policy number of the person who died';
const wrong = 'Enter a reference like CL-7K3M-Q2XR, an ID number of 13 digits or a policy number';

/** What was typed, told apart by its form: a reference begins with CL or DR, an ID number has 13 digits, the rest is a policy number. */
export function readClaimName(typed: string): Result<ClaimName> {
  const plain = typed.replaceAll(/[\s-]/g, '').toUpperCase();
  if (plain === '') return fail(required);
  if (/^(CL|DR)/.test(plain)) {
    const read = readReference(plain);
    return read.success ? ok({ kind: 'REFERENCE', reference: read.value.reference }) : read;
  }
  if (/^\d{13}$/.test(plain)) {
    return luhnValid(plain) ? ok({ kind: 'ID_NUMBER', idNumber: plain }) : fail(wrong);
  }
  const policy = checkPolicyNumber(plain);
  return policy.success ? ok({ kind: 'POLICY_NUMBER', policyNumber: policy.value }) : fail(wrong);
}

/** The same as it is written down: capitals, and hyphens in a reference alone. It reads as itself. */
export function plainClaimName(typed: string): Result<string> {
  const read = readClaimName(typed);
  if (!read.success) return read;
  const name = read.value;
  if (name.kind === 'REFERENCE') return ok(name.reference);
  return ok(name.kind === 'ID_NUMBER' ? name.idNumber : name.policyNumber);
}
