import {
  canTransition,
  type ConfirmationPlan,
  type DeceasedKind,
  fromCents,
  type PlainDate,
  type PremiumAfterDeath,
  premiumWithoutMember,
  type SettledPremium,
  toCents,
} from '@portal/domain';
import { withMandate, withPremiumsSince } from '@portal/service-change-pipeline';
import { type StoredPolicy } from '@portal/service-store';

/** Whose death was confirmed, and when. */
export interface ConfirmedOn {
  kind: DeceasedKind;
  died: PlainDate;
  now: Date;
  /** What the ledger has of the months that were paid. */
  settled: readonly SettledPremium[];
}

/**
 * The policy after the death of somebody on it was confirmed: their life, their nominations, an extended member's premium, and of a main member
 * the mandate, the consent to offers and the months without premiums. Pure. Source: docs/domain/claims.md#c8-1 and #c8-2.
 */
export function policyAfterDeath(policy: StoredPolicy, plan: ConfirmationPlan, death: ConfirmedOn): StoredPolicy {
  const steps = [withDeceased, withoutPremium, withoutNominations, withoutMandate, withoutOffers, withWaiver];
  return steps.reduce((after, step) => step(after, plan, death), policy);
}

type Step = (policy: StoredPolicy, plan: ConfirmationPlan, death: ConfirmedOn) => StoredPolicy;

/** Somebody who was taken off the policy since has no record any more that could say so. */
const withDeceased: Step = (policy, { life }, { now }) => {
  if (life === null) return policy;
  const after = <Person extends { id: string; Version: number }>(person: Person): Person =>
    person.id === life.id ? { ...person, ...life, Version: person.Version + 1, Updated_At: now.toISOString() } : person;
  return {
    ...policy,
    MainMember: after(policy.MainMember),
    Spouse: policy.Spouse && after(policy.Spouse),
    Children: policy.Children.map(after),
    ExtendedMembers: policy.ExtendedMembers.map(after),
  };
};

/** An extended member's premium ends, and what was taken for months after the death is credit. */
const withoutPremium: Step = (policy, { life }, death) => {
  const premium = premiumAfter(policy, life?.id ?? null, death);
  if (premium === null) return policy;
  const { credit } = premium;
  const Premium_Credit = fromCents(toCents(policy.Premium_Credit) + toCents(credit));
  return withPremiumsSince({ ...policy, Premium_Credit }, premium.from);
};

/** What the policy costs after an extended member has died; null: nothing of it changes. Source: docs/domain/claims.md#c8-2. */
export function premiumAfter(
  policy: StoredPolicy,
  lifeId: string | null,
  { kind, died, settled }: ConfirmedOn,
): PremiumAfterDeath | null {
  const member = policy.ExtendedMembers.find(({ id }) => id === lifeId);
  if (kind !== 'EXTENDED_MEMBER' || member === undefined) return null;
  return premiumWithoutMember({ ...policy, settled }, { died, memberPremium: member.Monthly_Premium });
}

const withoutNominations: Step = (policy, { removedBeneficiaryIds }, { now }) => ({
  ...policy,
  Beneficiaries: policy.Beneficiaries.map((one) =>
    removedBeneficiaryIds.includes(one.id)
      ? { ...one, Beneficiary_Status: 'REMOVED', Version: one.Version + 1, Updated_At: now.toISOString() }
      : one,
  ),
});

/** Nothing is collected any more from the account that was the main member's. */
const withoutMandate: Step = (policy, { suspendsMandate }) => {
  const { DebiCheckMandate: mandate } = policy;
  return suspendsMandate && mandate ? withMandate(policy, { ...mandate, Mandate_Status: 'SUSPENDED' }) : policy;
};

const withoutOffers: Step = (policy, { withdrawsMarketingConsent }, { now }) => {
  if (!withdrawsMarketingConsent) return policy;
  const MarketingConsent = { Sms: false, Email: false, Phone: false, Whatsapp: false, Updated_At: now.toISOString() };
  return { ...policy, MainMember: { ...policy.MainMember, MarketingConsent } };
};

const withWaiver: Step = (policy, { waiver }) =>
  waiver !== null && canTransition(policy.Policy_Status, 'PAID_UP')
    ? { ...policy, Policy_Status: 'PAID_UP', Paid_Up_Until: waiver.until }
    : policy;
