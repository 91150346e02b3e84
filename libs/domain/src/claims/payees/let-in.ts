import { fail, ok, type Result } from '../../base/result';
import { proofToBePaid } from '../documents/proof-to-be-paid';
import { claimReachOf, type ClaimRole } from '../process/claim-permissions';

/** A payee for whom somebody may have to speak. */
interface LetInFor {
  payee: Parameters<typeof proofToBePaid>[0];
  /** Who accepted the document that shows who may receive the money, by the id; null: nobody has. */
  proofAcceptedBy: string | null;
}

/**
 * Whether a member of staff may let somebody in to a claim who speaks for a child or an estate: two people, one who saw the document and an
 * administrator. Refuses with NOT_POSSIBLE or FORBIDDEN, and says why. Source: docs/domain/claims.md#c1-4 and #c7-1.
 */
export function checkLetIn(
  { payee, proofAcceptedBy }: LetInFor,
  caller: { id: string; role: ClaimRole },
): Result<true> {
  if (claimReachOf('let in a changed number', caller.role) === null) {
    return fail('You do not have access to this', 'FORBIDDEN');
  }
  if (proofToBePaid(payee) === null) return fail('Nobody has to speak for this person.', 'NOT_POSSIBLE');
  if (proofAcceptedBy === null) {
    return fail('Accept the document first that shows who may receive the money.', 'NOT_POSSIBLE');
  }
  return proofAcceptedBy === caller.id
    ? fail('You accepted the document. Another administrator lets this person in.', 'FORBIDDEN')
    : ok(true);
}
