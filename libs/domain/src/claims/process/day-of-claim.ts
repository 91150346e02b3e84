import { fail, ok, type Result } from '../../base/result';
import { type ActFacts, answerFirst } from './claim-acts';
import { type PayoutStatus } from '../../code-lists/claims';

/**
 * Whether a document may say another day of death now. What the bank is about to pay was decided by the day before, and what somebody sent against
 * a decision is answered while it holds. Source: docs/domain/claims.md#c8-1.
 */
export function checkDayMayMove({
  disagreement,
  payouts,
}: Pick<ActFacts, 'disagreement'> & { payouts: readonly PayoutStatus[] }): Result<true> {
  if (payouts.includes('SENT')) {
    return fail(
      'The bank has a payment of this claim. Accept this document once the bank has answered.',
      'NOT_POSSIBLE',
    );
  }
  return disagreement === null ? ok(true) : answerFirst();
}
