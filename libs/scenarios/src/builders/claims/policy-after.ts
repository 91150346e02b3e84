import { type SeedPolicy, type StoredPolicy } from '@portal/service-store';

interface Life {
  id: string;
  Life_Status: NonNullable<SeedPolicy['MainMember']['Life_Status']>;
  Cover_End_Date: string | null;
  Version: number;
  Updated_At: string;
}

/** The policy of a seed with what a confirmed death moved on it. */
export function policyAfter(before: SeedPolicy, after: StoredPolicy): SeedPolicy {
  const lives: Life[] = [after.MainMember, ...(after.Spouse ? [after.Spouse] : []), ...after.ExtendedMembers];
  const died = lives.find(({ Life_Status }) => Life_Status === 'DECEASED');
  if (died === undefined) return before;
  const { id, Life_Status, Cover_End_Date, Version, Updated_At } = died;
  const moved = { Life_Status, Cover_End_Date, Version, Updated_At };
  const { MainMember, Spouse, BankingDetails, PaymentMethod } = before;
  const { MarketingConsent } = after.MainMember;
  const Mandate_Status = after.DebiCheckMandate?.Mandate_Status ?? null;
  return {
    ...before,
    Policy_Status: after.Policy_Status,
    ...(after.Paid_Up_Until !== undefined && { Paid_Up_Until: after.Paid_Up_Until }),
    Version: after.Version,
    Updated_At: after.Updated_At,
    MainMember: MainMember.id === id ? { ...MainMember, ...moved, MarketingConsent } : MainMember,
    Spouse: Spouse?.id === id ? { ...Spouse, ...moved } : (Spouse ?? null),
    ExtendedMembers: (before.ExtendedMembers ?? []).map((one) => (one.id === id ? { ...one, ...moved } : one)),
    Beneficiaries: (before.Beneficiaries ?? []).map((one) => {
      const now = after.Beneficiaries.find((other) => other.id === one.id);
      return now?.Beneficiary_Status === 'REMOVED'
        ? { ...one, Beneficiary_Status: now.Beneficiary_Status, Version: now.Version, Updated_At: now.Updated_At }
        : one;
    }),
    DebiCheckMandate: after.DebiCheckMandate,
    ...(BankingDetails && { BankingDetails: { ...BankingDetails, Mandate_Status } }),
    ...(PaymentMethod && { PaymentMethod: { ...PaymentMethod, Mandate_Status } }),
  };
}
