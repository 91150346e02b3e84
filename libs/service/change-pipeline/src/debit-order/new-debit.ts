import { type DueDebit } from '@portal/domain';
import { type CollectionRow, type StoredPolicy } from '@portal/service-store';

/** The debit of a month on the terms of a policy as it stands, that is sent from a moment on; null: it has none. */
export function newDebit(
  policy: StoredPolicy,
  due: DueDebit,
  { id, amountCents, now, nextTryAt }: { id: string; amountCents: number; now: Date; nextTryAt: Date },
): CollectionRow | null {
  const { BankingDetails: account, DebiCheckMandate: mandate } = policy;
  if (account === null || mandate === null) return null;
  return {
    id,
    policyNumber: policy.Policy_Number,
    premiumMonth: due.month,
    kind: 'PREMIUM',
    state: 'BUILT',
    family: null,
    actionDate: due.actionDate,
    amountCents,
    terms: {
      bankingDetailsId: account.id,
      contractReference: mandate.Contract_Reference,
      mandateReference: mandate.Mandate_Reference_Number,
      creditorShortName: mandate.Creditor_Short_Name,
      holder: account.Account_Holder_Name,
      branchCode: account.Branch_Code,
      accountType: account.Account_Type,
      agreed: due.agreed,
    },
    paymentId: null,
    attempts: 0,
    nextTryAt,
    resultAt: null,
    bankReference: null,
    createdAt: now,
    updatedAt: now,
  };
}
