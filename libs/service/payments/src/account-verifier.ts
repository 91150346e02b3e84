import { type AccountType, type AccountVerification } from '@portal/domain';

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

/** Asks the bank about an account: check digits, whether it exists and is open, whose it is. Rejects with `ProviderUnavailable`. */
export interface AccountVerifier {
  verify(question: AccountQuestion): Promise<AccountVerification>;
}
