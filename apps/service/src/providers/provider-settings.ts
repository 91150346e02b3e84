import * as v from 'valibot';
import { address } from '../setting-fields';

/** Secrets that the stand-ins share with a demo. Production refuses them. */
export const providerDemoValues = {
  PAYAT_SECRET: 'demo-payat-secret',
  ACCOUNT_VERIFICATION_SECRET: 'demo-account-verification-secret',
  DEBICHECK_SECRET: 'demo-debicheck-secret',
  PAYOUT_BANK_SECRET: 'demo-payout-bank-secret',
  VOUCHERS_SECRET: 'demo-vouchers-secret',
  DEATH_REGISTER_SECRET: 'demo-death-register-secret',
  LETTERS_SECRET: 'demo-letters-secret',
} as const;

const secret = (name: keyof typeof providerDemoValues) =>
  v.optional(v.pipe(v.string(), v.minLength(8, `${name} must have at least 8 characters`)), providerDemoValues[name]);

/** Parties outside that money goes through or that are asked, and the account it comes to. */
export const providerEntries = {
  PAYAT_URL: v.optional(address('PAYAT_URL')),
  PAYAT_SECRET: secret('PAYAT_SECRET'),
  ACCOUNT_VERIFICATION_URL: v.optional(address('ACCOUNT_VERIFICATION_URL')),
  ACCOUNT_VERIFICATION_SECRET: secret('ACCOUNT_VERIFICATION_SECRET'),
  DEBICHECK_URL: v.optional(address('DEBICHECK_URL')),
  DEBICHECK_SECRET: secret('DEBICHECK_SECRET'),
  PAYOUT_BANK_URL: v.optional(address('PAYOUT_BANK_URL')),
  PAYOUT_BANK_SECRET: secret('PAYOUT_BANK_SECRET'),
  /** Who issues vouchers for cash at a store. `off`, and in production absent: nobody does. */
  VOUCHERS_URL: v.optional(
    v.union(
      [v.literal('off'), address('VOUCHERS_URL')],
      'VOUCHERS_URL must be an address that starts with http:// or https://, or off',
    ),
  ),
  VOUCHERS_SECRET: secret('VOUCHERS_SECRET'),
  /** The register of deaths. Real people's deaths are looked up only where an address is given. */
  DEATH_REGISTER_URL: v.optional(address('DEATH_REGISTER_URL')),
  DEATH_REGISTER_SECRET: secret('DEATH_REGISTER_SECRET'),
  /** Who prints and posts letters. Real people's letters are posted only where an address is given. */
  LETTERS_URL: v.optional(address('LETTERS_URL')),
  LETTERS_SECRET: secret('LETTERS_SECRET'),
  /** Where people reach the portal: a payer comes back to it, and a certificate names it. */
  PORTAL_URL: v.optional(address('PORTAL_URL')),
  /** The insurer on bank statements. */
  CREDITOR_SHORT_NAME: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[A-Z0-9 ]{1,10}$/, 'CREDITOR_SHORT_NAME must be 1 to 10 capital letters, digits or spaces'),
    ),
  ),
  EFT_BANK_NAME: v.optional(v.string()),
  EFT_ACCOUNT_NAME: v.optional(v.string()),
  EFT_ACCOUNT_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^\d{8,12}$/, 'EFT_ACCOUNT_NUMBER must be 8 to 12 digits')),
  ),
  EFT_BRANCH_CODE: v.optional(v.pipe(v.string(), v.regex(/^\d{6}$/, 'EFT_BRANCH_CODE must be 6 digits'))),
  /** Where a child's share goes for whom nobody comes. Source: docs/domain/claims.md#c6-1. */
  GUARDIANS_FUND_BANK_NAME: v.optional(v.string()),
  GUARDIANS_FUND_ACCOUNT_NAME: v.optional(v.string()),
  GUARDIANS_FUND_ACCOUNT_NUMBER: v.optional(
    v.pipe(v.string(), v.regex(/^\d{8,12}$/, 'GUARDIANS_FUND_ACCOUNT_NUMBER must be 8 to 12 digits')),
  ),
  GUARDIANS_FUND_BRANCH_CODE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{6}$/, 'GUARDIANS_FUND_BRANCH_CODE must be 6 digits')),
  ),
};

/** What production needs of them, and what each is for. */
export const providersNeeded = {
  ACCOUNT_VERIFICATION_URL: 'the address of the service that verifies bank accounts',
  ACCOUNT_VERIFICATION_SECRET: 'what that service lets us in by',
  DEBICHECK_URL: 'the address of the bank that registers debit orders',
  DEBICHECK_SECRET: 'what that bank and we sign with',
  PORTAL_URL: 'where people reach the portal, for the way back from a payment',
};

/** What production needs besides where premiums are paid by Pay@. */
export const neededForPayat = {
  PAYAT_URL: 'the address of the payment provider',
  PAYAT_SECRET: 'what the payment provider and we sign with',
};

/** What production needs besides where vouchers for cash are issued. */
export const neededForVouchers = {
  VOUCHERS_SECRET: 'what the provider of vouchers and we sign with',
};

/** What production needs besides where claims are taken. */
export const neededForClaims = {
  PAYOUT_BANK_URL: 'the address of the bank that pays claims',
  PAYOUT_BANK_SECRET: 'what the bank that pays claims and we sign with',
};

/** What production needs besides where the register of deaths is asked. */
export const neededForDeathRegister = {
  DEATH_REGISTER_SECRET: 'what the register of deaths lets us in by',
};

/** What production needs besides where letters are posted. */
export const neededForLetters = {
  LETTERS_SECRET: 'what the letter service lets us in by',
};
