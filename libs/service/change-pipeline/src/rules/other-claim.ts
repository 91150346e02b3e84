import { isOpenClaim } from '@portal/domain';
import { claimsOfPolicies, type PolicyRow, type StoredAction, type Transaction } from '@portal/service-store';
import { refused, type Refused } from '../base/change';

/**
 * Refuses a takeover while somebody else's death on the policy is not decided: what is paid for it goes to those whom the main member named, and
 * afterwards there is another main member.
 */
export async function checkNoOtherClaim(
  tx: Transaction,
  { policyNumber, record: { MainMember } }: PolicyRow,
  { actionType }: StoredAction,
): Promise<Refused | null> {
  if (actionType !== 'CONTINUE_POLICY') return null;
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  const isOther = claims.some(({ status, record }) => isOpenClaim(status) && record.lifeId !== MainMember.id);
  return isOther ? refused('INVALID_STATUS', 'Another claim on this policy is open. Decide on it first.') : null;
}
