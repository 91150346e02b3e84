import { luhnCheckDigit } from '../base/luhn';
import { fail, ok, type Result } from '../base/result';

/** The first digit of a policy number of ours. */
export const policyNumberPrefixes = { FUNERAL: '7', LIFE: '6' } as const;
export type PolicyNumberPrefix = (typeof policyNumberPrefixes)[keyof typeof policyNumberPrefixes];

/** A policy number as typed at sign-in: 6 to 15 letters or digits, upper-cased. Source: docs/domain/payments.md#r6-2. */
export function checkPolicyNumber(typed: string): Result<string> {
  const number = typed.trim().toUpperCase();
  if (number === '') return fail('Enter the policy number');
  return /^[A-Z0-9]{6,15}$/.test(number) ? ok(number) : fail('Policy number must be 6 to 15 letters and numbers');
}

/** Ten digits: the prefix, a sequence of 0 to 99 999 999 in eight digits, a Luhn check digit. */
export const policyNumberFor = (prefix: PolicyNumberPrefix, sequence: number): string => {
  if (!Number.isInteger(sequence) || sequence < 0 || sequence > 99_999_999) {
    throw new RangeError(`No policy number for the sequence ${sequence}`);
  }
  const digits = prefix + String(sequence).padStart(8, '0');
  return digits + luhnCheckDigit(digits);
};
