import { fail, ok, type Result } from '../base/result';

/** The account numbers of a bank. */
export interface AccountNumbers {
  Bank_Name: string;
  minLength: number;
  maxLength: number;
  /** What the numbers start with; null: anything. */
  prefix: string | null;
  /** The length of the numbers that start with the prefix; null: all of them do. */
  prefixLength: number | null;
}

/** Refuses digits that are no account number of this bank, by their count and by how they start. Source: docs/domain/banking.md#r3-1. */
export function checkAccountNumber(bank: AccountNumbers, digits: string): Result<string> {
  const { Bank_Name, minLength, maxLength, prefix, prefixLength } = bank;
  if (digits.length < minLength || digits.length > maxLength) {
    const lengths = minLength === maxLength ? `${minLength}` : `${minLength} to ${maxLength}`;
    return fail(`Account number must be ${lengths} digits for ${Bank_Name}`);
  }
  const hasPrefix = prefix !== null && (prefixLength === null || prefixLength === digits.length);
  if (!hasPrefix || digits.startsWith(prefix)) return ok(digits);
  return fail(
    prefixLength === null
      ? `Account number must start with ${prefix} for ${Bank_Name}`
      : `An account number of ${prefixLength} digits must start with ${prefix} for ${Bank_Name}`,
  );
}
