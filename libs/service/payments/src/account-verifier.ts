import { type AccountType } from '@portal/domain';

/** An account that somebody wants premiums to be collected from. */
export interface AccountQuestion {
  /** The same one is the same question, asked again. */
  reference: string;
  /** In full: it goes to whoever verifies and nowhere else. */
  accountNumber: string;
  branchCode: string;
  accountType: AccountType;
  holderName: string;
  idNumber: string | null;
}

/** Why an account is refused, or what to look out for (domain rules 3.3). */
export const accountReasons = [
  'CDV_FAILED',
  'ACCOUNT_NOT_FOUND',
  'ID_MISMATCH',
  'ACCOUNT_CLOSED',
  'DEBITS_REFUSED',
] as const;

export interface AccountAnswer {
  /** `NO_ANSWER`: the bank has not said anything yet. */
  result: 'VERIFIED' | 'FAILED' | 'NO_ANSWER';
  reason: (typeof accountReasons)[number] | null;
}

/** Asks the bank about an account: check digits, whether it exists and is open, whose it is. Rejects with `ProviderUnavailable`. */
export interface AccountVerifier {
  verify(question: AccountQuestion): Promise<AccountAnswer>;
}
