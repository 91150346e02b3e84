import { personRows } from '@portal/contract';
import {
  type ContinuedPolicy,
  continuePolicy,
  firstCollectionAfterChange,
  fromCents,
  initialsOf,
  keptDueDates,
  livesLeft,
  type PlainDate,
  premiumWhenContinued,
  type SettledPremium,
  successorOf,
  toCents,
} from '@portal/domain';
import { products, supplementaryBenefits } from '@portal/domain/catalogue';
import { productRecord, type StoredMainMember, type StoredPolicy, type Takeover } from '@portal/service-store';
import { withAccount, withMethod } from '../debit-order/with-account';
import { withPremiums } from '../plan/premium-of-policy';

type Life =
  NonNullable<StoredPolicy['Spouse']> | StoredPolicy['Children'][number] | StoredPolicy['ExtendedMembers'][number];

/** Who goes on with a policy, and as what it goes on. */
export interface Continuing {
  life: Life;
  continued: ContinuedPolicy;
}

/**
 * Who may go on with a policy whose main member died, and how it would go on; null when nobody who is covered may, or the plan has no premium.
 * Source: docs/domain/claims.md#c8-3.
 */
export function continuing(policy: StoredPolicy, died: PlainDate, on: PlainDate): Continuing | null {
  const left = livesLeft(policy, { deceasedId: policy.MainMember.id, on });
  const successor = successorOf(left, on);
  const life = livesBeside(policy).find(({ id }) => id === successor?.life?.id);
  if (successor === null || life === undefined) return null;
  const continued = continuePolicy(policy, {
    died,
    left,
    successor,
    successorBirth: life.Date_Of_Birth,
    approvedOn: on,
    plans: products,
    riders: supplementaryBenefits,
  });
  return continued && { life, continued };
}

const livesBeside = ({ Spouse, Children, ExtendedMembers }: StoredPolicy): Life[] => [
  ...(Spouse ? [Spouse] : []),
  ...Children,
  ...ExtendedMembers,
];

/**
 * The policy after somebody took it over on a day: they are its main member, with the plan, the premium and the benefits that go on; its number,
 * its dates and its waiting periods stay. Null: whoever asked may not go on with it any more. Pure. Source: docs/domain/claims.md#c8-3.
 */
export function policyTakenOver(policy: StoredPolicy, takeover: Takeover, on: PlainDate): StoredPolicy | null {
  const found = continuing(policy, takeover.died, on);
  if (found === null || found.life.id !== takeover.successorId) return null;
  const { life, continued } = found;
  const stay = <Person extends { id: string }>(people: readonly Person[]) => people.filter(({ id }) => id !== life.id);
  const taken: StoredPolicy = {
    ...policy,
    ...planOf(policy, continued),
    MainMember: mainMemberOf(policy, { life, continued }, takeover, on),
    Spouse: policy.Spouse?.id === life.id ? null : policy.Spouse,
    Children: stay(policy.Children),
    ExtendedMembers: stay(policy.ExtendedMembers),
    Beneficiaries: takeover.Beneficiaries,
    SupplementaryBenefits: benefitsOf(policy, continued),
    Cover_Increases: [
      ...policy.Cover_Increases.filter(({ lifeId }) => lifeId !== policy.MainMember.id),
      ...(continued.increase ? [continued.increase] : []),
    ],
  };
  return withPremiums(paidAs(taken, takeover, on));
}

/** What a takeover makes of months that were taken at the premium before: the policy with its credit, and the months with what they cost now. */
export function withCreditOfTakeover(
  before: StoredPolicy,
  after: StoredPolicy,
  { died, on, settled }: { died: PlainDate; on: PlainDate; settled: readonly SettledPremium[] },
): { policy: StoredPolicy; months: SettledPremium[] } {
  const continued = continuing(before, died, on)?.continued;
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

const noOffers = { Sms: false, Email: false, Phone: false, Whatsapp: false };

/** Somebody who was covered beside the main member, as the main member. Their cover began when it began. */
function mainMemberOf(
  { Policy_Number, Cover_Start_Date, Waiting_Period_End_Date }: StoredPolicy,
  { life, continued: { plan, cover } }: Continuing,
  { contact, cellNumber }: Takeover,
  on: PlainDate,
): StoredMainMember {
  const fields = Object.keys(personRows) as (keyof typeof personRows)[];
  const person = Object.fromEntries(fields.map((field) => [field, life[field as keyof Life]]));
  const Updated_At = new Date(`${on}T00:00:00Z`).toISOString();
  return {
    ...(person as Pick<StoredMainMember, keyof typeof personRows>),
    ...contact,
    Title: life.Title ?? (life.Gender === 'FEMALE' ? 'MS' : 'MR'),
    Cell_Number: cellNumber,
    Alternative_Number: null,
    Preferred_Contact_Method: 'SMS',
    Postal_Same_As_Physical: true,
    PostalAddress: null,
    Occupation: null,
    Employer_Name: null,
    Monthly_Income_Band: null,
    MarketingConsent: { ...noOffers, Updated_At },
    id: life.id,
    Version: life.Version + 1,
    Created_At: life.Created_At,
    Updated_At,
    Life_Status: 'ACTIVE',
    Cover_Amount: cover ?? 0,
    Cover_Start_Date: life.Cover_Start_Date ?? Cover_Start_Date,
    Waiting_Period_End_Date: life.Waiting_Period_End_Date ?? Waiting_Period_End_Date,
    Cover_End_Date: null,
    Product_Name: plan.Product_Name,
    Product_Id: plan.id,
    Policy_Number,
    Initials: initialsOf(life.First_Name, life.Surname),
  };
}

/** The policy with the way to pay that was asked for; a debit order begins with its first collection. */
function paidAs(policy: StoredPolicy, { BankingDetails, Payment_Method }: Takeover, on: PlainDate): StoredPolicy {
  const { PaymentMethod } = policy;
  const without = { ...policy, BankingDetails: null };
  if (BankingDetails === null) {
    const method = { Payment_Method, Debit_Day: null, Effective_Date: on, Version: PaymentMethod.Version + 1 };
    return withMethod(without, { ...method, ...keptDueDates(policy, on), Mandate_Status: null });
  }
  const Effective_Date = firstCollectionAfterChange(BankingDetails.Debit_Day, on);
  return withAccount(without, {
    ...BankingDetails,
    Effective_Date,
    Updated_At: new Date(`${on}T00:00:00Z`).toISOString(),
  });
}
