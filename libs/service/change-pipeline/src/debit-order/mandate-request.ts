import { type DebiCheckMandate } from '@portal/contract';
import { type MandateWindow } from '@portal/domain';
import { type MandateRequest, type StoredPolicy } from '@portal/service-store';

/** What the payer's bank is asked about a mandate, on a collection day that may not be agreed yet. */
export const requestFor = (
  policy: StoredPolicy,
  mandate: DebiCheckMandate,
  { authenticationType, respondBy, day, now }: MandateWindow & { day: number; now: Date },
): MandateRequest => ({
  contractReference: mandate.Contract_Reference,
  policyNumber: policy.Policy_Number,
  authenticationType,
  respondBy,
  terms: {
    creditorShortName: mandate.Creditor_Short_Name,
    debtorName: mandate.Debtor_Name,
    bankName: mandate.Bank_Name,
    accountNumberMasked: mandate.Account_Number,
    instalmentAmount: mandate.Instalment_Amount,
    maximumAmount: mandate.Maximum_Collection_Amount,
    collectionDay: day,
    firstCollectionDate: policy.BankingDetails?.Effective_Date ?? null,
  },
  createdAt: now,
  sentAt: null,
  answeredAt: null,
});
