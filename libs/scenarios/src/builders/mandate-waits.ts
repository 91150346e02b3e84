import { addDays, type PlainDate } from '@portal/domain';
import { type SeedPolicy } from '@portal/service-store';
import { at } from './at';

/** The policy before the payer has accepted the debit order at the bank, who was asked yesterday for the second time. */
export function mandateWaits(policy: SeedPolicy, today: PlainDate): SeedPolicy {
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
        Authentication_Type: 'TT2_BATCH',
        Created_At: at(addDays(today, -1)),
        Mandate_Reference_Number: null,
        Authentication_Channel: null,
        Authenticated_At: null,
      },
    }),
  };
}
