import { type PlainDate } from '../../base/plain-date';
import { type DeceasedKind } from '../../code-lists/claims';
import { type AddedCover, type LifeWithCover } from '../../cover/parts-of-cover';
import { type NothingPayable } from './nothing-payable';

/** A stillborn child, as far as it decides whether the policy pays. */
export interface StillbornChild {
  kind: 'STILLBORN';
  /** Completed weeks of pregnancy, as the documents say. */
  weeks: number;
  wasEndedIntentionally: boolean;
  /** Stillborn claims that the policy has paid before. */
  claimsPaid: number;
}

/** Whose death a claim is about. */
export type Deceased =
  | {
      kind: Exclude<DeceasedKind, 'STILLBORN'>;
      /** Null for a newborn who was not added yet. */
      lifeId: string | null;
      dateOfBirth: PlainDate;
    }
  | StillbornChild;

/** The person who died, as the policy covered them on that day. */
export interface LifeOnDay {
  kind: DeceasedKind;
  /** Completed years. */
  age: number;
  /** Rand by the plan, and the days it counts from. */
  cover: LifeWithCover;
  /** The parts of the cover that changes of plan have added. */
  increases: readonly AddedCover[];
  /** Whether the cause makes no difference: of a child who was never on the policy. */
  isForAnyCause: boolean;
  /** Why nothing is payable whatever the cause; null when something may be. */
  nothing: NothingPayable | null;
}
