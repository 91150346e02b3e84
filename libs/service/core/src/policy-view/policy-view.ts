import { type Policy } from '@portal/contract';
import { hasNoCover, type PlainDate, premiumPosition, reinstatementUntil } from '@portal/domain';
import { premiumsKnown } from '@portal/service-change-pipeline';
import { nextAnniversary } from './anniversary';
import { livesToday } from './lives';
import { maskedBankingDetails, maskedMandate, paymentMethodToday } from './money-records';
import { type StoredPolicy } from '@portal/service-store';
import { type HouseAccount } from '../config';
import { type Circumstances } from './circumstances';

/**
 * A policy as it is read on a day: the stored record and everything that depends on the day.
 *
 * Pure: the same record, day, circumstances and account for EFTs give the same view. Account numbers leave masked, whatever is stored.
 * Source: docs/domain/policy.md#r4-2 to docs/domain/lives.md#r4-5, docs/domain/conduct.md#r8-2 and docs/domain/records.md#r9-6.
 */
export function policyView(
  record: StoredPolicy,
  today: PlainDate,
  circumstances: Circumstances,
  account: HouseAccount | null = null,
): Policy {
  const pendingIds = new Set(circumstances.pendingEntityIds);
  const premiums = premiumsKnown(record, circumstances.approved);
  const position = premiumPosition({ ...record, ...premiums }, today, circumstances.isPaymentOpen);
  const lives = livesToday(record, today, pendingIds);
  const paysPremiums = !hasNoCover(record.Policy_Status) && record.Policy_Status !== 'PAID_UP';
  return {
    ...record,
    ...(premiums.Coming_Premiums?.length && { Coming_Premiums: premiums.Coming_Premiums }),
    Premium_Status: position.Premium_Status,
    Arrears_Amount: position.Arrears_Amount,
    Amount_Due: position.Amount_Due,
    Next_Due_Date: position.Next_Due_Date,
    Grace_End_Date: position.Grace_End_Date,
    Details_Confirmed_On: record.Details_Confirmed_On ?? null,
    Anniversary_Date: nextAnniversary(record.Inception_Date, today),
    Reinstatement_End_Date: reinstatementUntil(record),
    Product: { ...record.Product, isAvailable: false },
    MainMember: lives.MainMember,
    Spouse: lives.Spouse,
    Children: lives.Children,
    ExtendedMembers: lives.ExtendedMembers,
    Beneficiaries: lives.Beneficiaries,
    BankingDetails: maskedBankingDetails(record.BankingDetails, pendingIds),
    DebiCheckMandate: maskedMandate(record.DebiCheckMandate),
    PaymentMethod: paymentMethodToday(record.PaymentMethod, {
      today,
      begins: record.Inception_Date,
      reference: record.Policy_Number,
      account,
      premiums: paysPremiums ? premiums : null,
      most: record.DebiCheckMandate?.Maximum_Collection_Amount ?? null,
    }),
    Pending_Actions: circumstances.pendingEntityIds.length,
  };
}
