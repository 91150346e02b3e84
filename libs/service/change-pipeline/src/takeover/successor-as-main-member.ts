import { identityRows } from '@portal/contract';
import { type ContinuedPolicy, initialsOf, neverCovered, type PlainDate } from '@portal/domain';
import { type StoredMainMember, type StoredPolicy, type Takeover } from '@portal/service-store';

/** Somebody who was covered beside the main member. */
export type LifeBeside =
  NonNullable<StoredPolicy['Spouse']> | StoredPolicy['Children'][number] | StoredPolicy['ExtendedMembers'][number];

interface Successor {
  /** Null: the guardian of the children who are left. */
  life: LifeBeside | null;
  continued: ContinuedPolicy;
}

const noOffers = { Sms: false, Email: false, Phone: false, Whatsapp: false };

/** Whoever takes a policy over, as its main member from that day on; null: it is not theirs to take over. */
export function successorAsMainMember(
  policy: StoredPolicy,
  { life, continued: { plan, cover } }: Successor,
  takeover: Takeover,
  on: PlainDate,
): StoredMainMember | null {
  const who = life === null ? guardian(policy, takeover, on) : coveredBefore(policy, life, takeover);
  if (who === null) return null;
  return {
    ...who,
    ...takeover.contact,
    Cell_Number: takeover.cellNumber,
    Alternative_Number: null,
    Preferred_Contact_Method: 'SMS',
    Postal_Same_As_Physical: true,
    PostalAddress: null,
    Occupation: null,
    Employer_Name: null,
    Monthly_Income_Band: null,
    MarketingConsent: { ...noOffers, Updated_At: startOf(on) },
    id: takeover.successorId,
    Updated_At: startOf(on),
    Life_Status: 'ACTIVE',
    Cover_Amount: cover ?? 0,
    Product_Name: plan.Product_Name,
    Product_Id: plan.id,
    Policy_Number: policy.Policy_Number,
    Initials: initialsOf(who.First_Name, who.Surname),
  };
}

type Who = Pick<StoredMainMember, keyof typeof identityRows | 'Version' | 'Created_At'> &
  Pick<StoredMainMember, 'Cover_Start_Date' | 'Waiting_Period_End_Date' | 'Cover_End_Date'>;

/** Somebody who was covered: their cover began when it began. */
function coveredBefore(policy: StoredPolicy, life: LifeBeside, { successorId }: Takeover): Who | null {
  if (life.id !== successorId) return null;
  const fields = Object.keys(identityRows) as (keyof typeof identityRows)[];
  const person = Object.fromEntries(fields.map((field) => [field, life[field as keyof LifeBeside]]));
  return {
    ...(person as Pick<StoredMainMember, keyof typeof identityRows>),
    Title: life.Title ?? (life.Gender === 'FEMALE' ? 'MS' : 'MR'),
    Version: life.Version + 1,
    Created_At: life.Created_At,
    Cover_Start_Date: life.Cover_Start_Date ?? policy.Cover_Start_Date,
    Waiting_Period_End_Date: life.Waiting_Period_End_Date ?? policy.Waiting_Period_End_Date,
    Cover_End_Date: null,
  };
}

/** A guardian pays for the children and is not covered; what the children waited for they go on waiting for. */
function guardian(policy: StoredPolicy, { guardian: said }: Takeover, on: PlainDate): Who | null {
  if (!said) return null;
  return {
    ...said,
    Version: 1,
    Created_At: startOf(on),
    ...neverCovered(on),
    Waiting_Period_End_Date: policy.MainMember.Waiting_Period_End_Date,
  };
}

const startOf = (day: PlainDate): string => new Date(`${day}T00:00:00Z`).toISOString();
