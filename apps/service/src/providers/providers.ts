import { deathRegisterOverHttp, type HouseAccount, type Providers } from '@portal/service-core';
import {
  accountVerifierOverHttp,
  collectingBankOverHttp,
  debtorBankOverHttp,
  type FundAccount,
  noPayments,
  payatOverHttp,
  payoutBankOverHttp,
  voucherProviderOverHttp,
} from '@portal/service-payments';
import { createStaffTokens, noStaff, remoteKeys, type StaffTokens, type TokenWatch } from '@portal/service-identity';
import { type Clock } from '@portal/service-store';
import { type Settings } from '../settings';
import { type PartnerFetch } from '../telemetry/partner-fetch';
import { identityProviderOf } from './identity-provider';

/** Parties outside, reached over HTTP where the settings say. */
export function providersOf(settings: Settings, { now }: Clock, fetchFrom: PartnerFetch): Providers {
  const { PAYAT_URL, PAYAT_SECRET, DEBICHECK_URL, DEBICHECK_SECRET } = settings;
  const { ACCOUNT_VERIFICATION_URL, ACCOUNT_VERIFICATION_SECRET, PAYOUT_BANK_URL, PAYOUT_BANK_SECRET } = settings;
  const { VOUCHERS_URL, VOUCHERS_SECRET } = settings;
  const bank = { url: DEBICHECK_URL, secret: DEBICHECK_SECRET, now, fetch: fetchFrom('bank') };
  return {
    payments:
      settings.PAYAT === 'off'
        ? noPayments
        : payatOverHttp({ url: PAYAT_URL, secret: PAYAT_SECRET, now, fetch: fetchFrom('payment-provider') }),
    accounts: accountVerifierOverHttp({
      url: ACCOUNT_VERIFICATION_URL,
      secret: ACCOUNT_VERIFICATION_SECRET,
      fetch: fetchFrom('account-verification'),
    }),
    debtorBank: debtorBankOverHttp(bank),
    collectingBank: collectingBankOverHttp(bank),
    payoutBank: payoutBankOverHttp({
      url: PAYOUT_BANK_URL,
      secret: PAYOUT_BANK_SECRET,
      now,
      fetch: fetchFrom('payout-bank'),
    }),
    vouchers:
      VOUCHERS_URL === null
        ? null
        : voucherProviderOverHttp({ url: VOUCHERS_URL, secret: VOUCHERS_SECRET, now, fetch: fetchFrom('vouchers') }),
    deathRegister: deathRegisterOf(settings, fetchFrom),
  };
}

/** The register of deaths; null where no address is given, or no claims are taken in: then nobody is asked. */
function deathRegisterOf(
  { DEATH_REGISTER_URL: url, DEATH_REGISTER_SECRET: secret, CLAIMS }: Settings,
  fetchFrom: PartnerFetch,
): Providers['deathRegister'] {
  return url === undefined || CLAIMS === 'off'
    ? null
    : deathRegisterOverHttp({ url, secret, fetch: fetchFrom('death-register') });
}

/** Staff are whom the identity provider of the settings vouches for; without one nobody is. */
export function staffTokensOf(settings: Settings, fetchFrom: PartnerFetch, watch: TokenWatch): StaffTokens {
  const provider = identityProviderOf(settings);
  if (provider === null) return noStaff;
  const { tokens } = provider;
  return createStaffTokens({ ...tokens, keys: remoteKeys(tokens.issuer, fetchFrom('identity-provider')) }, watch);
}

const sampleAccount: HouseAccount = {
  Bank_Name: 'Standard Bank',
  Account_Name: 'Ubuntu Funeral Cover premiums',
  Account_Number: '10123456789',
  Branch_Code: '051001',
};

/** Where an EFT goes. Real people are never shown an account that does not exist. */
export function eftAccountOf(settings: Settings): HouseAccount | null {
  const { EFT_BANK_NAME, EFT_ACCOUNT_NAME, EFT_ACCOUNT_NUMBER, EFT_BRANCH_CODE, APP_MODE } = settings;
  if (EFT_BANK_NAME && EFT_ACCOUNT_NAME && EFT_ACCOUNT_NUMBER && EFT_BRANCH_CODE) {
    return {
      Bank_Name: EFT_BANK_NAME,
      Account_Name: EFT_ACCOUNT_NAME,
      Account_Number: EFT_ACCOUNT_NUMBER,
      Branch_Code: EFT_BRANCH_CODE,
    };
  }
  return APP_MODE === 'production' ? null : sampleAccount;
}

const sampleFund: FundAccount = {
  bankName: 'Standard Bank',
  holder: 'Guardian’s Fund',
  accountNumber: '10234567890',
  branchCode: '051001',
  accountType: 'CURRENT',
};

/** Where the Guardian's Fund is paid. Money of real children never goes to an account that nobody has set. */
export function guardiansFundOf(settings: Settings): FundAccount | null {
  const {
    GUARDIANS_FUND_BANK_NAME: bankName,
    GUARDIANS_FUND_ACCOUNT_NAME: holder,
    GUARDIANS_FUND_ACCOUNT_NUMBER: accountNumber,
    GUARDIANS_FUND_BRANCH_CODE: branchCode,
    APP_MODE,
  } = settings;
  if (bankName && holder && accountNumber && branchCode) {
    return { bankName, holder, accountNumber, branchCode, accountType: 'CURRENT' };
  }
  return APP_MODE === 'production' ? null : sampleFund;
}
