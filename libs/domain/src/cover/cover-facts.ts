import { type PlainDate } from '../base/plain-date';
import { type CoverFrom } from '../lives/person-cover';
import { type PremiumPayer } from '../payments/premium-position';
import { type CoveredProduct } from '../plan/cover-breakdown';
import { type AddedCover, type LifeWithCover } from './parts-of-cover';

/** Somebody on a policy, as far as it decides what they are covered for. */
export interface LifeOnPolicy extends LifeWithCover {
  First_Name: string;
  Date_Of_Birth: PlainDate;
  Gender?: string | null | undefined;
  Life_Status: string;
  /** The first day without cover. */
  Cover_End_Date?: PlainDate | null | undefined;
}

export interface ChildOnPolicy extends LifeOnPolicy {
  Is_Student?: boolean | undefined;
  Is_Disabled?: boolean | undefined;
  Proof_Of_Study_Until?: PlainDate | null | undefined;
  /** What other policies paid for the child when this cover was agreed; only the service knows it. */
  Cover_Elsewhere?: readonly CoverFrom[] | undefined;
  /** What that leaves this policy to pay, from each day on that it changes: what readers of the policy are told instead. */
  Cover_By_Day?: readonly CoverFrom[] | undefined;
}

/** A policy as it is read: what is owed in `Arrears_Amount` is what is owed on that day, in rand. */
export interface PolicyWithLives extends PremiumPayer {
  Reinstatement_End_Date: PlainDate | null;
  /** The last day with cover of a policy that was cancelled; after a lapse the day of the cancellation. */
  Cancellation_Date: PlainDate | null;
  /** The last day of cover without premiums; null or absent where nobody recorded one. */
  Paid_Up_Until?: PlainDate | null | undefined;
  Product: CoveredProduct;
  MainMember: LifeOnPolicy;
  Spouse: LifeOnPolicy | null;
  Children: readonly ChildOnPolicy[];
  ExtendedMembers: readonly LifeOnPolicy[];
  Cover_Increases: readonly AddedCover[];
}

export type CoverRole = 'MAIN_MEMBER' | 'SPOUSE' | 'CHILD' | 'EXTENDED_MEMBER';

/** A request that is not applied yet, as far as it decides who is covered. */
export interface CoverRequest {
  /** The person or the policy that it is about. */
  entityId: string;
  adds: CoverRole | 'POLICY' | null;
  removes: boolean;
  isApproved: boolean;
  effectiveDate: PlainDate | null;
  /** The last day for the decision. */
  decideBy: PlainDate;
  /** Who decides. */
  decides: 'you' | 'us';
  /** The document that it waits for, as it is called in a sentence: `birth certificate`. */
  document: string | null;
  proposed: Readonly<Record<string, unknown>> | null;
}

/** A death that an open claim tells of; until it is confirmed the policy stays as it is (docs/domain/claims.md#c8-1). */
export interface ClaimedDeath {
  /** The person's record; null for a child who was never on the policy. */
  lifeId: string | null;
  dateOfDeath: PlainDate;
}
