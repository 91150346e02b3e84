import { type SeedPolicy } from '@portal/service-store';

/** The policy before the payer has accepted the debit order at the bank. */
export function mandateWaits(policy: SeedPolicy): SeedPolicy {
  const { DebiCheckMandate: mandate, BankingDetails: account, PaymentMethod: method } = policy;
  const Mandate_Status = 'PENDING_AUTHENTICATION';
  return {
    ...policy,
    ...(account && { BankingDetails: { ...account, Mandate_Status } }),
    ...(method && { PaymentMethod: { ...method, Mandate_Status } }),
    ...(mandate && {
      DebiCheckMandate: {
        ...mandate,
        Mandate_Status,
        Mandate_Reference_Number: null,
        Authentication_Channel: null,
        Authenticated_At: null,
      },
    }),
  };
}
