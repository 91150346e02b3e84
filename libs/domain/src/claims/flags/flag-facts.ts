import { type PlainDate } from '../../base/plain-date';
import { type CauseOfDeath, type DeceasedKind } from '../../code-lists/claims';

/** A change of the policy that somebody could gain by. */
export interface ChangeBeforeClaim {
  kind: 'BENEFICIARY' | 'BANK' | 'CELL' | 'OTHER';
  on: PlainDate;
  /** Asked for with the sign-in of the main member. */
  isBySignIn: boolean;
}

/** What flags are found by: the policy, the payments and the documents of a claim, and what other claims have in common with it. */
export interface ClaimFlagFacts {
  lifeKind: DeceasedKind;
  dateOfDeath: PlainDate;
  reportedOn: PlainDate;
  /** The day on which it is looked at. */
  today: PlainDate;
  cause: CauseOfDeath;
  /** The first days of the cover of this life and of each increase. */
  coverStarts: readonly PlainDate[];
  /** The first day on which natural causes pay for everything; null: no part waits or ever did. */
  naturalFrom: PlainDate | null;
  /** When an extended member joined; null for any other life. */
  addedOn: PlainDate | null;
  changes: readonly ChangeBeforeClaim[];
  /** Days on which arrears or a reinstatement were paid. */
  arrearsPaidOn: readonly PlainDate[];
  /** Dates of documents that tell of the death. */
  deathDocumentsOf: readonly PlainDate[];
  /** References of other claims with the same file or the same serial number of a DHA-1663. */
  sameDocument: readonly string[];
  /** Payments to the same account on claims of other families. */
  sameAccount: readonly { reference: string; paidOn: PlainDate }[];
  /** References of earlier claims for this person. */
  samePerson: readonly string[];
  /** What differs between documents and policy: `surname`, `ID number`, `date of birth`. */
  detailsThatDiffer: readonly string[];
  /** The day of death by the register of deaths; null: it named none. */
  dayByRegister: PlainDate | null;
  /** Policies of ours on this life, this one included. */
  policiesOnLife: number;
}
