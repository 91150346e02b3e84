import {
  type CappedBenefit,
  type CoveredProduct,
  type Identified,
  type IdType,
  type PlainDate,
  type PolicyStages,
} from '@portal/domain';
import { type Known } from '../fields/rules';
import { type BankReference } from '../records/bank';
import { type BankAccount } from '../records/bank-account';

/** Somebody in an application. While it is filled in, anything may be missing: no rule judges what is not known. */
export interface Applying extends Identified {
  Id_Type?: IdType | undefined;
}
interface ApplyingChild extends Applying {
  Is_Student?: boolean | undefined;
  Is_Disabled?: boolean | undefined;
}
export interface ApplyingRelative extends Applying {
  Relationship?: string | undefined;
  /** Rand. */
  Cover_Amount?: number | null | undefined;
}

/** Everybody in an application for a policy, and the account that it is paid from; null: none, or none yet. */
export interface ApplicationRecord {
  MainMember: Applying;
  Spouse: Applying | null;
  Children: readonly ApplyingChild[];
  ExtendedMembers: readonly ApplyingRelative[];
  Beneficiaries: readonly Applying[];
  BankingDetails: Known<BankAccount> | null;
}

/** What was chosen, as the catalogue knows it. */
export interface ChosenCover {
  plan: CoveredProduct & { levelOfCover: number };
  benefits: readonly CappedBenefit[];
}

/** What the rules ask about besides. */
export interface ApplicationSurroundings {
  /** The day the policy would begin. */
  inception: PlainDate;
  /** Policies on which somebody of the application is covered, or will be, as far as whoever asks may know them. */
  others: readonly PolicyStages[];
  banks: readonly BankReference[];
}
