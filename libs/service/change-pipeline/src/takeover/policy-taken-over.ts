import {
  type ContinuedPolicy,
  continuePolicy,
  firstCollectionAfterChange,
  firstOfNextMonth,
  fromCents,
  keptDueDates,
  livesLeft,
  type PlainDate,
  premiumWhenContinued,
  type SettledPremium,
  successorOf,
  toCents,
} from '@portal/domain';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { productRecord, type StoredPolicy, type Takeover } from '@portal/service-store';
import { withAccount, withMethod } from '../debit-order/with-account';
import { withPremiums } from '../plan/premium-of-policy';
import { type LifeBeside, successorAsMainMember } from './successor-as-main-member';

/** Who goes on with a policy, and as what it goes on. */
export interface Continuing {
  /** Somebody who was covered beside the main member; null: the guardian of the children who are left. */
  life: LifeBeside | null;
  continued: ContinuedPolicy;
}

interface When {
  died: PlainDate;
  on: PlainDate;
  /** Of a guardian, whom the policy does not know; null: staff have let in none. */
  guardianBirth: PlainDate | null;
}

/**
 * Who may go on with a policy whose main member died, and how it would go on; null when nobody may, or the plan has no premium.
 * Source: docs/domain/claims.md#c8-3.
 */
export function continuing(policy: StoredPolicy, { died, on, guardianBirth }: When): Continuing | null {
  const left = livesLeft(policy, { deceasedId: policy.MainMember.id, on });
  const successor = successorOf(left, on);
  const life = livesBeside(policy).find(({ id }) => id === successor?.life?.id) ?? null;
  const successorBirth = successor?.role === 'GUARDIAN' ? guardianBirth : (life?.Date_Of_Birth ?? null);
  if (successor === null || successorBirth === null) return null;
  const continued = continuePolicy(policy, {
    died,
    left,
    successor,
    successorBirth,
    approvedOn: on,
    plans: products,
    riders: supplementaryBenefits,
  });
  return continued && { life, continued };
}

const livesBeside = ({ Spouse, Children, ExtendedMembers }: StoredPolicy): LifeBeside[] => [
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

/**
 * The policy after somebody took it over on a day: they are its main member, with the plan, the premium and the benefits that go on; its number,
 * its dates and its waiting periods stay. Null: whoever asked may not go on with it any more. Pure. Source: docs/domain/claims.md#c8-3.
 */
export function policyTakenOver(policy: StoredPolicy, takeover: Takeover, on: PlainDate): StoredPolicy | null {
  const found = continuing(policy, takeoverOn(takeover, on));
  const MainMember = found && successorAsMainMember(policy, found, takeover, on);
  if (found === null || MainMember === null) return null;
  const { continued } = found;
  const stay = <Person extends { id: string }>(people: readonly Person[]) =>
    people.filter(({ id }) => id !== MainMember.id);
  const taken: StoredPolicy = {
    ...policy,
    ...planOf(policy, continued),
    MainMember,
    Spouse: policy.Spouse?.id === MainMember.id ? null : policy.Spouse,
    Children: stay(policy.Children),
    ExtendedMembers: stay(policy.ExtendedMembers),
    Beneficiaries: takeover.Beneficiaries,
    SupplementaryBenefits: benefitsOf(policy, continued),
    Cover_Increases: [
      ...policy.Cover_Increases.filter(({ lifeId }) => lifeId !== policy.MainMember.id),
      ...(continued.increase ? [continued.increase] : []),
    ],
  };
  return withPremiums(paidAs(taken, takeover, on), firstOfNextMonth(takeover.died));
}

const takeoverOn = ({ died, guardian }: Takeover, on: PlainDate): When => ({
  died,
  on,
  guardianBirth: guardian?.Date_Of_Birth ?? null,
});

/** What a takeover makes of months that were taken at the premium before: the policy with its credit, and the months with what they cost now. */
export function withCreditOfTakeover(
  before: StoredPolicy,
  after: StoredPolicy,
  { takeover, on, settled }: { takeover: Takeover; on: PlainDate; settled: readonly SettledPremium[] },
): { policy: StoredPolicy; months: SettledPremium[] } {
  const { died } = takeover;
  const continued = continuing(before, takeoverOn(takeover, on))?.continued;
  if (continued === undefined) return { policy: after, months: [] };
  const { credit, months } = premiumWhenContinued({ ...before, settled }, { died, continued });
  const Premium_Credit = fromCents(toCents(after.Premium_Credit) + toCents(credit));
  return { policy: { ...after, Premium_Credit }, months };
}

function planOf({ Product, Is_Legacy_Product }: StoredPolicy, { plan, premium }: ContinuedPolicy) {
  const Base_Premium = premium.base;
  const sold = products.find(({ id }) => id === plan.id);
  if (plan.id === Product.id || sold === undefined) return { Product, Is_Legacy_Product, Base_Premium };
  return {
    Product: { ...productRecord(sold, Product.sortOrder), isAvailable: false },
    Is_Legacy_Product: false,
    Base_Premium,
  };
}

const benefitsOf = ({ SupplementaryBenefits }: StoredPolicy, { riders }: ContinuedPolicy) =>
  SupplementaryBenefits.map((held) => {
    const kept = riders.goOn.find(({ id }) => id === held.id);
    if (kept) return { ...held, price: kept.price, startDate: kept.startDate };
    return riders.end.includes(held.id) ? { ...held, status: 'REMOVED' as const } : held;
  });

/** The policy with the way to pay that was asked for; a debit order begins with its first collection. */
function paidAs(policy: StoredPolicy, { BankingDetails, Payment_Method }: Takeover, on: PlainDate): StoredPolicy {
  const { PaymentMethod } = policy;
  const without = { ...policy, BankingDetails: null };
  if (BankingDetails === null) {
    const method = { Payment_Method, Debit_Day: null, Effective_Date: on, Version: PaymentMethod.Version + 1 };
    return withMethod(without, {
      ...method,
      ...keptDueDates(policy, on, { isCollected: false }),
      Mandate_Status: null,
    });
  }
  const Effective_Date = firstCollectionAfterChange(BankingDetails.Debit_Day, on);
  return withAccount(without, {
    ...BankingDetails,
    Effective_Date,
    Updated_At: new Date(`${on}T00:00:00Z`).toISOString(),
  });
}
