import { type PlainDate } from '../base/plain-date';
import { type CoverRole } from './cover-facts';
import { type CoverRule } from './cover-rules';
import { type CoverAmounts } from './payable-on';

/** Whose turn it is before somebody is covered, or covered again. */
export interface CoverMove {
  by: 'you' | 'us';
  /** What is to be done: pay so much, send a document, decide. */
  toDo: { kind: 'pay'; amount: number } | { kind: 'send'; document: string } | { kind: 'decide' };
  /** The last day for it; null: none is set. */
  until: PlainDate | null;
}

/** What somebody is covered for on a day, before limits and threats. */
export interface CoverBase {
  state: 'full' | 'natural-and-accident' | 'accident-only' | 'not-yet' | 'ended';
  /** Why: the rule, whose page is in `coverRules`. */
  rule: CoverRule;
  /** The first day of this state: for who is not covered yet, the day on which cover starts; null where nobody knows it. */
  since: PlainDate | null;
  /** The last day of this state; null: none is known. */
  until: PlainDate | null;
  /** Of who is covered: the first day on which natural causes are, and the first on which nothing is excluded. */
  naturalFrom: PlainDate | null;
  anyCauseFrom: PlainDate | null;
  /** Whose move it is, where somebody's is. */
  move: CoverMove | null;
}

/** Rand that are paid from a day on. */
export interface AmountFrom {
  amount: number;
  from: PlainDate;
}

/** Why less is paid than the plan says. */
export type CoverLimit =
  | { kind: 'increase'; rule: CoverRule; steps: readonly AmountFrom[]; until: PlainDate }
  | {
      kind: 'legal-maximum';
      rule: CoverRule;
      amount: number;
      most: number;
      underAge: number | null;
      until: PlainDate | null;
    };

/** What ends cover unless somebody does something, or a time that ends. */
export type CoverThreat =
  | { kind: 'grace'; rule: CoverRule; amount: number; until: PlainDate | null }
  | { kind: 'proof-of-study'; rule: CoverRule; until: PlainDate }
  | { kind: 'premiums-waived'; rule: CoverRule; until: PlainDate | null };

/** What changes next for somebody without anybody doing anything. */
export interface CoverStep {
  on: PlainDate;
  what: 'starts' | 'natural-causes' | 'any-cause' | 'rises' | 'natural-rises' | 'suicide-rises' | 'falls' | 'ends';
  /** Rand paid from then on for what changes. */
  amount: number;
  /** The birthday that brings it; null where none does. */
  birthday: number | null;
}

/** Somebody on a policy, or who asked to join it, on a day. */
export interface PersonCover {
  personId: string;
  firstName: string;
  gender: string | null;
  role: CoverRole;
  /** Whoever asked to join is not on the policy yet. */
  isOnPolicy: boolean;
  /** The day of death by an open claim, while it is not confirmed: then nobody says of them that they are covered. */
  diedOn: PlainDate | null;
  base: CoverBase;
  limits: readonly CoverLimit[];
  /** The earliest first. */
  threats: readonly CoverThreat[];
  /** Rand that would be paid on that day, benefits apart. */
  amounts: CoverAmounts;
  /** Rand that the plan says once nothing waits any more. */
  fullAmount: number;
  nextChange: CoverStep | null;
}

const covered: readonly CoverBase['state'][] = ['full', 'natural-and-accident', 'accident-only'];

/** Whoever is not "not yet" and not "ended" counts as covered, unless a claim says that they died. */
export const isPersonCovered = ({ base, diedOn }: Pick<PersonCover, 'base' | 'diedOn'>): boolean =>
  diedOn === null && covered.includes(base.state);

const ownEnds: readonly CoverRule[] = ['death', 'removal', 'usual-age', 'student-age', 'proof-of-study', 'plan'];

/** Whose cover has ended by their own dates, whatever became of the policy. */
export const hasOwnEnd = ({ base }: Pick<PersonCover, 'base'>): boolean =>
  base.state === 'ended' && ownEnds.includes(base.rule);
