import {
  addDays,
  canTransition,
  type DayOfDeathMoved,
  firstOfNextMonth,
  fromCents,
  type PlainDate,
  premiumOf,
  type PremiumsMoved,
  premiumsWhenDayMoves,
  premiumWaiverAfter,
  type SettledPremium,
  toCents,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { type ClaimRecord, type ClaimRow, type PolicyBeforeDeath, type StoredPolicy } from '@portal/service-store';

/** A death that is confirmed, of which a document says another day. */
export interface CorrectedDeath {
  kind: ClaimRow['lifeKind'];
  lifeId: string;
  was: PlainDate;
  is: PlainDate;
  /** What the death moved on the policy. */
  beforeDeath: PolicyBeforeDeath;
  beforeTakeover: ClaimRecord['beforeTakeover'];
  settled: readonly SettledPremium[];
}

/** What the months between the two days were taken for, where they cost something else by the right one; null: they do not. */
export function premiumsMoved(policy: StoredPolicy, death: CorrectedDeath): PremiumsMoved | null {
  const price = priceOf(policy, death);
  const { was, is, settled } = death;
  return price && premiumsWhenDayMoves({ ...policy, settled }, { was, is, price });
}

/** Rand for a month between the two days; null: the death changed nothing of it, or has not yet. Source: docs/domain/claims.md#c8-2. */
function priceOf(
  policy: StoredPolicy,
  { kind, lifeId, was, is, beforeTakeover }: CorrectedDeath,
): DayOfDeathMoved['price'] | null {
  const isEarlier = is < was;
  if (kind === 'MAIN_MEMBER') {
    if (beforeTakeover === null) return null;
    const after = policy.Policy_Status === 'PAID_UP' ? 0 : premiumOf(policy, firstOfNextMonth(was));
    return (month) => (isEarlier ? after : premiumOf(beforeTakeover, month));
  }
  const member = policy.ExtendedMembers.find(({ id }) => id === lifeId);
  if (kind !== 'EXTENDED_MEMBER' || member === undefined) return null;
  const by = toCents(member.Monthly_Premium) * (isEarlier ? -1 : 1);
  return (month) => fromCents(toCents(premiumOf(policy, month)) + by);
}

/** The policy with the day on which somebody died: the end of their cover, the months without premiums, and the credit. Pure. */
export function policyWithDay(
  policy: StoredPolicy,
  death: CorrectedDeath,
  moved: PremiumsMoved | null,
  now: Date,
): StoredPolicy {
  const dated = { ...withCoverEnd(policy, death, now), ...waivedFrom(policy, death) };
  if (moved === null) return dated;
  const Premium_Credit = fromCents(toCents(policy.Premium_Credit) + toCents(moved.credit));
  return { ...dated, ...moved.premiums, Premium_Credit };
}

/** The same life on a policy, also on one that was kept as it was before somebody took it over. */
export function withCoverEnd(policy: StoredPolicy, { lifeId, is }: CorrectedDeath, now: Date): StoredPolicy {
  const Cover_End_Date = addDays(is, 1);
  const dated = <Person extends { id: string; Life_Status: string; Version: number }>(person: Person): Person =>
    person.id === lifeId && person.Life_Status === 'DECEASED'
      ? { ...person, Cover_End_Date, Version: person.Version + 1, Updated_At: now.toISOString() }
      : person;
  return {
    ...policy,
    MainMember: dated(policy.MainMember),
    Spouse: policy.Spouse && dated(policy.Spouse),
    Children: policy.Children.map(dated),
    ExtendedMembers: policy.ExtendedMembers.map(dated),
  };
}

type Standing = Pick<StoredPolicy, 'Policy_Status' | 'Paid_Up_Until'>;

/** Months without premiums begin with the month after the death of the main member; null: they stay as they are, or there are none. */
function waivedFrom(policy: StoredPolicy, { kind, is, beforeDeath, beforeTakeover }: CorrectedDeath): Standing | null {
  if (kind !== 'MAIN_MEMBER') return null;
  const { SupplementaryBenefits } = beforeTakeover ?? policy;
  const waiver = premiumWaiverAfter(is, SupplementaryBenefits, supplementaryBenefits);
  const mayBegin = beforeDeath.standing === null && canTransition(policy.Policy_Status, 'PAID_UP');
  const hasBegun = beforeDeath.standing !== null && policy.Policy_Status === 'PAID_UP';
  if (!mayBegin && !hasBegun) return null;
  return waiver === null ? beforeDeath.standing : { Policy_Status: 'PAID_UP', Paid_Up_Until: waiver.until };
}

/** What the death moved, with what the other day moves besides: it is put back as one, should the person live. Pure. */
export function movedByDeath(
  policy: StoredPolicy,
  death: CorrectedDeath,
  premiums: PremiumsMoved | null,
): PolicyBeforeDeath {
  const { beforeDeath, settled, kind } = death;
  const { Policy_Status, Paid_Up_Until } = policy;
  const begins = waivedFrom(policy, death)?.Policy_Status === 'PAID_UP' && beforeDeath.standing === null;
  const moved = { ...beforeDeath, standing: begins ? { Policy_Status, Paid_Up_Until } : beforeDeath.standing };
  // What a takeover has credited goes with the policy as it was before.
  if (kind === 'MAIN_MEMBER' || premiums === null) return moved;
  const { credit, months } = premiums;
  const before = (beforeDeath.settled ?? []).filter(({ month }) => !months.some((one) => one.month === month));
  const cameOutOf = settled.filter(({ month }) => credit > 0 && months.some((one) => one.month === month));
  return {
    ...moved,
    credit: fromCents(toCents(beforeDeath.credit) + toCents(credit)),
    settled: [...cameOutOf.map(({ month, amountCents }) => ({ month, amountCents })), ...before],
  };
}
