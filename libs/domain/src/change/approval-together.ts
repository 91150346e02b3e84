import { type ActionType, kindsOfChange } from './kinds-of-change';
import { type RiskLevel } from '../code-lists/statuses';

/** Rand a month by which a premium may rise in a change that is approved together with others. */
const togetherPremiumRise = 50;

/** What makes a change safe to approve together with others of its kind. */
export interface TogetherFacts {
  actionType: ActionType;
  risk: RiskLevel;
  documentsMissing: number;
  premiumBefore: number | null;
  premiumAfter: number | null;
  /** Somebody else works on it. */
  isHeldByOther: boolean;
}

/** Whether a change may be approved in one go with others of the same kind. */
export const isSafeTogether = (facts: TogetherFacts): boolean =>
  kindsOfChange[facts.actionType].mayBeTogether &&
  facts.risk === 'LOW' &&
  facts.documentsMissing === 0 &&
  !facts.isHeldByOther &&
  (facts.premiumAfter ?? 0) - (facts.premiumBefore ?? 0) <= togetherPremiumRise;

/** Why these changes are not approved in one go, in a sentence; null when they are. */
export function whyNotTogether(changes: readonly TogetherFacts[]): string | null {
  const kinds = new Set(changes.map(({ actionType }) => actionType));
  if (kinds.size > 1) return 'Choose requests of one kind only.';
  return changes.every(isSafeTogether) ? null : 'One of these requests needs a closer look. Decide on it by itself.';
}
