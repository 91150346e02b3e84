import { type PlainDate } from '../../base/plain-date';
import { type KnownCause } from './known-causes';

/** A policy as far as it decides which of several is cut first. */
export interface PolicyInOrder {
  policyNumber: string;
  inceptionDate: PlainDate;
}

/** What another of our funeral policies pays for the same person, riders included, before anything is deducted. Rand by cause. */
export interface CoverElsewhere extends PolicyInOrder {
  amounts: Readonly<Record<KnownCause, number>>;
}

/**
 * What is paid before this policy: where the law allows less than all policies together, the one with the later inception is cut
 * first, of two with the same inception the higher number. Source: docs/domain/claims.md#c4-2.
 */
export const coverElsewhereBefore = (policy: PolicyInOrder, elsewhere: readonly CoverElsewhere[]): CoverElsewhere[] =>
  elsewhere.filter((other) => isPaidBefore(other, policy));

const isPaidBefore = (other: PolicyInOrder, policy: PolicyInOrder): boolean =>
  other.inceptionDate === policy.inceptionDate
    ? other.policyNumber < policy.policyNumber
    : other.inceptionDate < policy.inceptionDate;
