import { formatRand, toCents } from '../../base/money';
import { fail, ok, type Result } from '../../base/result';
import { mostForParlour, type ParlourFacts } from './funeral-parlour';

/** Rand of an estate without a beneficiary that a funeral parlour is paid at once at most. Source: docs/domain/claims.md#c6-1. */
export const mostOfEstate = 20_000;

/** What whoever arranges the funeral is told before they ask. */
export const parlourOfEstateSentence = (): string =>
  `Up to ${formatRand(mostOfEstate)} can be paid to the funeral parlour at once. The rest is for the estate.`;

/**
 * Whole cents of an estate without a beneficiary that a funeral parlour is still paid at most at the request of whoever arranges the funeral.
 * Nothing before its invoice was accepted: nobody withholds anything from the estate by asking. What the estate is paid at once limits it too.
 * Source: docs/domain/claims.md#c6-1.
 */
export const mostForParlourOfEstate = (facts: ParlourFacts): number =>
  facts.invoiced === null
    ? 0
    : Math.max(0, Math.min(mostForParlour(facts), toCents(mostOfEstate) - toCents(facts.paidBefore)));

/** Who may ask that a funeral parlour is paid from an estate without a beneficiary. */
export type AskedBy = 'ARRANGER' | 'EXECUTOR';

interface EstateAsked {
  /** Somebody was let in who speaks for the estate. */
  isSpokenFor: boolean;
  /** Whose request stands; null: nobody's. */
  askedBy: AskedBy | null;
}

/**
 * Whether somebody may ask that a funeral parlour is paid from an estate without a beneficiary: one request stands at a time, so that no invoice
 * is paid twice. Whoever arranges the funeral asks while nobody speaks for the estate; what they asked before that stands, and is theirs to
 * change. Refuses with NOT_POSSIBLE, and says why. Source: docs/domain/claims.md#c6-1.
 */
export function checkParlourOfEstate(by: AskedBy, { isSpokenFor, askedBy }: EstateAsked): Result<true> {
  if (askedBy !== null && askedBy !== by) {
    const who = askedBy === 'ARRANGER' ? 'arranges the funeral' : 'speaks for the estate';
    return fail(`A funeral parlour is paid from this estate already: whoever ${who} asked for it.`, 'NOT_POSSIBLE');
  }
  if (by === 'ARRANGER' && isSpokenFor && askedBy === null) {
    return fail('Somebody speaks for the estate by now. They say what the funeral parlour is paid.', 'NOT_POSSIBLE');
  }
  return ok(true);
}
