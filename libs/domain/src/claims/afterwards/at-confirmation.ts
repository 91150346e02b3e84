import { isMandateInForce } from '../../banking/mandate';
import { addDays, type PlainDate } from '../../base/plain-date';
import { type BeneficiaryStatus } from '../../code-lists/relationships';
import { type Identified, isSamePerson } from '../../people/same-person';
import { livesLeft, type LivesBesideMainMember, type LivesLeft, type LifeOnPolicyLeft } from './lives-left';
import { type HeldRider, type PremiumWaiver, premiumWaiverAfter } from './premium-waiver';
import { isPaidByAnother } from './premium-after-death';
import {
  type AppliedChange,
  type ConfirmedDeath,
  type FieldToUndo,
  fieldsToUndo,
  type RequestAtDeath,
  type RequestsAfterDeath,
  requestsAfterDeath,
} from './requests-after-death';
import { type ToldOfDeath, toldOfDeath } from './told-of-death';

type Person = LifeOnPolicyLeft & Identified;

/** A policy as it stands when a death on it is confirmed. */
export interface PolicyAtConfirmation extends LivesBesideMainMember {
  MainMember: Person;
  Spouse: Person | null;
  Beneficiaries: readonly (Identified & {
    id: string;
    Beneficiary_Status: BeneficiaryStatus;
    Cell_Number?: string | null;
  })[];
  BankingDetails: { Account_Holder_Relationship: string } | null;
  PaymentMethod: { Payment_Method: string };
  DebiCheckMandate: { Mandate_Status: string } | null;
  SupplementaryBenefits: readonly HeldRider[];
}

export interface ConfirmationFacts {
  death: ConfirmedDeath;
  confirmedOn: PlainDate;
  requests: readonly RequestAtDeath[];
  /** What was applied on the day of death or later, the oldest first. */
  changes: readonly AppliedChange[];
  /** The catalogue's benefits. */
  riders: readonly { id: string; waitingPeriodMonths: number }[];
}

/** Everything that the confirmation of a death does to a policy. */
export interface ConfirmationPlan {
  /** What is written to the life that died; null for one that was never on the policy. */
  life: { id: string; Life_Status: 'DECEASED'; Cover_End_Date: PlainDate } | null;
  requests: RequestsAfterDeath;
  /** With an administrator's approval; the family is told. */
  toUndo: FieldToUndo[];
  /** Of a main member: sessions end, sign-in is closed, nobody sends offers any more, nothing is collected. */
  closesSignIn: boolean;
  withdrawsMarketingConsent: boolean;
  suspendsMandate: boolean;
  /** Months without premiums that begin; null: none. */
  waiver: PremiumWaiver | null;
  /** Nominations of the person who died: they become REMOVED. */
  removedBeneficiaryIds: string[];
  /** The policyholder is asked to name others. */
  asksForBeneficiaries: boolean;
  tells: ToldOfDeath[];
}

/**
 * What happens to a policy when a death on it is confirmed; a report alone moves nothing. Pure: the plan says everything, whoever carries
 * it out does it in one transaction. Source: docs/domain/claims.md#c8-1.
 */
export function planConfirmation(policy: PolicyAtConfirmation, facts: ConfirmationFacts): ConfirmationPlan {
  const { death, confirmedOn, requests, changes, riders } = facts;
  const isMainMember = death.kind === 'MAIN_MEMBER';
  const waiver = isMainMember ? premiumWaiverAfter(death.died, policy.SupplementaryBenefits, riders) : null;
  const removedBeneficiaryIds = nominationsOf(policy, death);
  const plan = {
    life: death.lifeId === null ? null : deceased(death.lifeId, death.died),
    requests: requestsAfterDeath(death, requests),
    toUndo: fieldsToUndo(death, changes),
    closesSignIn: isMainMember,
    withdrawsMarketingConsent: isMainMember,
    suspendsMandate: isMainMember && isMandateInForce(policy.DebiCheckMandate?.Mandate_Status ?? null),
    waiver,
    removedBeneficiaryIds,
    asksForBeneficiaries: removedBeneficiaryIds.length > 0,
  };
  if (!isMainMember) return { ...plan, tells: [] };
  const left = livesLeft(policy, { deceasedId: death.lifeId, on: confirmedOn });
  const tells = toldOfDeath({
    left,
    Beneficiaries: policy.Beneficiaries,
    payer: isPaidByAnother(policy) ? { cellNumber: numberOfPayer(policy, left) } : null,
    confirmedOn,
    paidUpUntil: waiver?.until ?? null,
  });
  return { ...plan, tells };
}

/** Of payers the policy knows the number of the wife or husband alone. */
const numberOfPayer = ({ BankingDetails }: PolicyAtConfirmation, { spouse }: LivesLeft): string | null =>
  BankingDetails?.Account_Holder_Relationship === 'SPOUSE' ? (spouse?.Cell_Number ?? null) : null;

const deceased = (id: string, died: PlainDate) => ({
  id,
  Life_Status: 'DECEASED' as const,
  Cover_End_Date: addDays(died, 1),
});

/** Where the person who died was named as a beneficiary too. Once the main member has died it is settled who shares, and nothing is removed. */
function nominationsOf(policy: PolicyAtConfirmation, { lifeId }: ConfirmedDeath): string[] {
  if (policy.MainMember.Life_Status === 'DECEASED') return [];
  const people: readonly Person[] = [
    ...(policy.Spouse ? [policy.Spouse] : []),
    ...policy.Children,
    ...policy.ExtendedMembers,
  ];
  const person = people.find(({ id }) => id === lifeId);
  if (person === undefined) return [];
  return policy.Beneficiaries.filter((one) => one.Beneficiary_Status !== 'REMOVED' && isSamePerson(one, person)).map(
    ({ id }) => id,
  );
}
