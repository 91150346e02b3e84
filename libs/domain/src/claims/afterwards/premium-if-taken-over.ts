import { type PlainDate } from '../../base/plain-date';
import { continuePolicy, type PolicyToContinue, type Takeover } from './continue-policy';
import { successorOf } from './successor';

type Around = Pick<Takeover, 'died' | 'left' | 'plans' | 'riders'> & { on: PlainDate };

/**
 * What the policy would cost a month if whoever may take it over did so on this day, rand. Null: nobody may, or it goes by the age of a
 * guardian, who is not on the policy. Source: docs/domain/claims.md#c8-3.
 */
export function premiumIfTakenOver(policy: PolicyToContinue, { on, ...around }: Around): number | null {
  const successor = successorOf(around.left, on);
  if (successor === null || successor.life === null) return null;
  const { Date_Of_Birth: successorBirth } = successor.life;
  return continuePolicy(policy, { ...around, successor, successorBirth, approvedOn: on })?.premium.monthly ?? null;
}
