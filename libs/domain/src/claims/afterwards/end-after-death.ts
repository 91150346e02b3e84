import { addDays, laterOf, type PlainDate } from '../../base/plain-date';
import { type PolicyStatus } from '../../code-lists/statuses';
import { canTransition } from '../../policy/policy-status';
import {
  type ClaimForMainMember,
  type ContinuationLetter,
  continuationLetters,
  continuationUntil,
  isClaimDecided,
  isClaimOpen,
} from './continuation-days';

/** A claim for somebody who was main member of a policy, be it before the one whom it has now. */
export interface ClaimForWhom extends ClaimForMainMember {
  lifeId: string | null;
}

/** A policy as far as its main member's death ends it. */
export interface PolicyOfDeceased {
  Policy_Status: PolicyStatus;
  MainMember: { id: string; Life_Status: string };
  /** The last day without premiums; null or absent: there are none. */
  Paid_Up_Until?: PlainDate | null | undefined;
}

/**
 * The last day of cover of those whom a main member left, unless somebody takes over by then. Null: the main member lives, the policy has
 * ended, or no such day is known, because a claim is open, opened again or stands for nothing. Several decisions: the last of their days.
 * Source: docs/domain/claims.md#c8-3.
 */
export function lastDayAfterDeath(
  { Policy_Status, MainMember, Paid_Up_Until }: PolicyOfDeceased,
  claims: readonly ClaimForWhom[],
): PlainDate | null {
  if (MainMember.Life_Status !== 'DECEASED' || !canTransition(Policy_Status, 'CLAIMED')) return null;
  const about = claims.filter(({ lifeId }) => lifeId === MainMember.id);
  if (about.some(isClaimOpen)) return null;
  const days = about.filter(isClaimDecided).map(({ decidedOn }) => continuationUntil(decidedOn, Paid_Up_Until ?? null));
  return days.toSorted().at(-1) ?? null;
}

/** What decides what a day brings to a policy whose main member died. */
export interface AfterDeathFacts {
  claims: readonly ClaimForWhom[];
  isAnybodyCovered: boolean;
  /** The last day on which a request to take the policy over waited: today while one does; null: none ever did. */
  takeoverWaitedUntil: PlainDate | null;
  today: PlainDate;
}

/** What a day brings: a letter about the end of cover, or the end, after that day of cover. */
export type AfterDeathStep =
  { kind: 'LETTER'; letter: ContinuationLetter; lastDay: PlainDate } | { kind: 'END'; lastDay: PlainDate };

/**
 * What is due on a policy whose main member died and that nobody has taken over; null: nothing. While somebody’s request to take it over
 * waits cover goes on, and nobody is told of its end. Where nobody is covered there is nothing to wait for. A day that was missed ends
 * nobody’s cover later than the letters said. Source: docs/domain/claims.md#c8-2 and #c8-3.
 */
export function stepAfterDeath(policy: PolicyOfDeceased, facts: AfterDeathFacts): AfterDeathStep | null {
  const { claims, isAnybodyCovered, takeoverWaitedUntil, today } = facts;
  const until = lastDayAfterDeath(policy, claims);
  if (until === null || takeoverWaitedUntil === today) return null;
  if (!isAnybodyCovered) return { kind: 'END', lastDay: addDays(today, -1) };
  const lastDay = laterOf(takeoverWaitedUntil, until);
  if (today > lastDay) return { kind: 'END', lastDay };
  const letter = continuationLetters(until).find(({ on, until: last }) => on <= today && today <= last);
  return letter ? { kind: 'LETTER', letter, lastDay: until } : null;
}
