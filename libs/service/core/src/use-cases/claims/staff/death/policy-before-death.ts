import { activeBeneficiaries, addDays, checkShares, firstOfNextMonth, fromCents, toCents } from '@portal/domain';
import { withMandate, withPremiumsSince } from '@portal/service-change-pipeline';
import { type PolicyBeforeDeath, type StoredPolicy } from '@portal/service-store';

const livesOf = ({ MainMember, Spouse, Children, ExtendedMembers }: StoredPolicy) => [
  MainMember,
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

/** What a confirmed death has moved, as it was before. Pure. */
export function policyBeforeDeath(before: StoredPolicy, after: StoredPolicy): PolicyBeforeDeath {
  const died = livesOf(after).find(
    ({ id, Life_Status }) =>
      Life_Status === 'DECEASED' && livesOf(before).some((life) => life.id === id && life.Life_Status !== 'DECEASED'),
  );
  const life = livesOf(before).find(({ id }) => id === died?.id);
  const nominations = before.Beneficiaries.filter(
    ({ id, Beneficiary_Status }) =>
      after.Beneficiaries.find((one) => one.id === id)?.Beneficiary_Status !== Beneficiary_Status,
  );
  const mandateStatus = before.DebiCheckMandate?.Mandate_Status ?? null;
  const { Policy_Status, Paid_Up_Until } = before;
  return {
    life: life ? { id: life.id, Life_Status: life.Life_Status, Cover_End_Date: life.Cover_End_Date } : null,
    nominations: nominations.map(({ id, Beneficiary_Status }) => ({ id, Beneficiary_Status })),
    mandateStatus: after.DebiCheckMandate?.Mandate_Status === mandateStatus ? null : mandateStatus,
    marketingConsent: life?.id === before.MainMember.id ? before.MainMember.MarketingConsent : null,
    standing: after.Policy_Status === Policy_Status ? null : { Policy_Status, Paid_Up_Until },
    credit: fromCents(toCents(after.Premium_Credit) - toCents(before.Premium_Credit)),
  };
}

/**
 * The policy as if the death had never been confirmed: the life and its cover, nominations, the mandate, the consent to offers, the premium and
 * the standing. What changed again since stays as it is by now, as do nominations whose share others have; a credit that was used already is ours
 * to bear. Pure.
 * Source: docs/domain/claims.md#c9-2.
 */
export function policyRestored(policy: StoredPolicy, before: PolicyBeforeDeath, now: Date): StoredPolicy {
  const Updated_At = now.toISOString();
  const alive = <Person extends { id: string; Life_Status: string; Version: number }>(person: Person): Person =>
    person.id === before.life?.id && person.Life_Status === 'DECEASED'
      ? { ...person, ...before.life, Version: person.Version + 1, Updated_At }
      : person;
  const MainMember = alive(policy.MainMember);
  const { marketingConsent: MarketingConsent } = before;
  const credit = Math.max(0, toCents(policy.Premium_Credit) - toCents(before.credit));
  const restored: StoredPolicy = {
    ...standingRestored(policy, before),
    MainMember: MarketingConsent === null ? MainMember : { ...MainMember, MarketingConsent },
    Spouse: policy.Spouse && alive(policy.Spouse),
    Children: policy.Children.map(alive),
    ExtendedMembers: policy.ExtendedMembers.map(alive),
    Beneficiaries: nominationsRestored(policy, before, Updated_At),
    Premium_Credit: fromCents(credit),
  };
  const { DebiCheckMandate: mandate } = restored;
  const { mandateStatus } = before;
  const isSuspended = mandateStatus !== null && mandate?.Mandate_Status === 'SUSPENDED';
  const collected = isSuspended ? withMandate(restored, { ...mandate, Mandate_Status: mandateStatus }) : restored;
  const coverEnded = policy.ExtendedMembers.find(({ id }) => id === before.life?.id)?.Cover_End_Date;
  return coverEnded ? withPremiumsSince(collected, firstOfNextMonth(addDays(coverEnded, -1))) : collected;
}

/** Those whom the death had taken from the nominations are named again, but not beside others who have their share by now: that is for the policyholder. */
function nominationsRestored(
  { Beneficiaries }: StoredPolicy,
  { nominations }: PolicyBeforeDeath,
  Updated_At: string,
): StoredPolicy['Beneficiaries'] {
  const restored = Beneficiaries.map((one) => {
    const nomination = nominations.find(({ id }) => id === one.id);
    return nomination && one.Beneficiary_Status === 'REMOVED'
      ? { ...one, ...nomination, Version: one.Version + 1, Updated_At }
      : one;
  });
  const shares = activeBeneficiaries({ Beneficiaries: restored }).map(({ Benefit_Share }) => Benefit_Share);
  return checkShares(shares).success ? restored : Beneficiaries;
}

/** Where it stood before months without premiums began with the death, or in force where it had ended because of it. */
function standingRestored(policy: StoredPolicy, { standing }: PolicyBeforeDeath): StoredPolicy {
  const isEnded = policy.Policy_Status === 'CLAIMED';
  const inForce: StoredPolicy = isEnded ? { ...policy, Policy_Status: 'ACTIVE', Cancellation_Date: null } : policy;
  const { Paid_Up_Until: waivedUntil, ...others } = inForce;
  if (standing !== null && (isEnded || policy.Policy_Status === 'PAID_UP')) return { ...others, ...standing };
  return isEnded && waivedUntil ? { ...inForce, Policy_Status: 'PAID_UP' } : inForce;
}
