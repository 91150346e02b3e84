import { reportHeaders } from '@portal/contract';
import { aDeathRegister } from './a-death-register';
import { aCollectingBank } from './a-collecting-bank';
import { aProvider } from './a-provider';
import { aPayoutBank } from './a-payout-bank';
import { aVoucherProvider } from './a-voucher-provider';
import { anAccountVerifier } from './an-account-verifier';

/** Everybody outside whom the service asks, held in a test's or a story's hand. */
export const someProviders = () => ({
  payments: aProvider().provider,
  accounts: anAccountVerifier,
  debtorBank: { ask: async () => undefined },
  collectingBank: aCollectingBank().bank,
  payoutBank: aPayoutBank().bank,
  vouchers: aVoucherProvider().provider,
  deathRegister: aDeathRegister().register,
});

/** Where an EFT goes. */
export const anEftAccount = {
  Bank_Name: 'Standard Bank',
  Account_Name: 'Ubuntu Funeral Cover premiums',
  Account_Number: '10123456789',
  Branch_Code: '051001',
};

/** What goes with them in the configuration of a service. */
export const withProviders = {
  portalUrl: 'https://portal.example',
  secrets: {
    payat: 'a secret of the payment provider',
    debiCheck: 'a secret of the bank',
    payoutBank: 'a secret of the bank that pays claims',
    vouchers: 'a secret of the provider of vouchers',
  },
};

const { payatSignature, payoutBankSignature, voucherSignature } = reportHeaders;

/** The secret with which another system signs in a header. */
export function secretOf(header: string): string {
  const { payat, payoutBank, vouchers, debiCheck } = withProviders.secrets;
  if (header === voucherSignature) return vouchers;
  if (header === payatSignature) return payat;
  return header === payoutBankSignature ? payoutBank : debiCheck;
}
