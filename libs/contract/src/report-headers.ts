/** Headers in which other systems sign what they report: apart from those of the portal, which has no use for them. */
export const reportHeaders = {
  payatSignature: 'x-payat-signature',
  debiCheckSignature: 'x-debicheck-signature',
  payoutBankSignature: 'x-payout-bank-signature',
  voucherSignature: 'x-voucher-signature',
} as const;
