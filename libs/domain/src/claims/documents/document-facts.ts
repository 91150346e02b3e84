import {
  type CauseOfDeath,
  type ClaimantRole,
  type ClaimDocumentType,
  type DeceasedKind,
} from '../../code-lists/claims';
import { type AmountsByCause } from './cause-matters';

/** Somebody who is paid or may be, as far as documents go. */
export interface DocumentPayee {
  id: string;
  /** EXECUTOR also for an estate that has none yet, GUARDIAN for whoever may go on with the policy for children, FAMILY for whoever arranges the funeral. */
  role: ClaimantRole;
  /** Completed years; null for an estate, and where it is not known. */
  age: number | null;
  /** Signed in with the PIN to the number on the policy. */
  isSignedIn: boolean;
  /** Reported the death, signed in or sent something. Nobody waits for those who have not. */
  hasComeForward: boolean;
  /** Asked us to pay a part to a funeral parlour. */
  isParlourPaid: boolean;
  /** The bank could not say whose account it is. */
  isAccountUnverified: boolean;
}

/** What decides which documents a claim needs. */
export interface ClaimDocumentFacts {
  lifeKind: DeceasedKind;
  /** Completed years on the day of death; null where it is not known. */
  age: number | null;
  /** A baby who was not yet on the policy. */
  isNewborn: boolean;
  isStudent: boolean;
  isDisabled: boolean;
  /** What the documents say, before that what was reported. */
  cause: CauseOfDeath;
  amounts: AmountsByCause;
  /** Alpha-2 code. */
  countryOfDeath: string;
  /** Documents about this life that were accepted before the death; proof of study only where it is for the year of death. */
  accepted: readonly ClaimDocumentType[];
  /** A death certificate was read and names the cause. */
  isCauseOnCertificate: boolean;
  /** A DHA-1663 was read and does not say the weeks of pregnancy. */
  isNoticeWithoutWeeks: boolean;
  /** Names or numbers differ between policy and certificate. */
  doDetailsDiffer: boolean;
  /** A waiting period served with another insurer would change the answer and is not on record. */
  isPreviousInsurerReliedOn: boolean;
  /** The transport of the body is paid back instead of arranged. */
  isTransportPaidInMoney: boolean;
  payees: readonly DocumentPayee[];
}
