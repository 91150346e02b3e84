import { type ApprovalActionRow } from '@portal/service-store';
import { type Actor, refused, type Refused } from '../base/change';
import { mayRecordConsent, whyNotDecide } from '../rules/may-decide';
import { checkNotTaken } from '../rules/taken';

/** A request is worked on by whoever may decide on it or note the policyholder's consent, while nobody else works on it. */
export function checkMayWorkOn(action: ApprovalActionRow, actor: Actor, now: Date): Refused | null {
  const whyNot = mayRecordConsent(action.record, actor) ? null : whyNotDecide(action.record, actor);
  return whyNot === null ? checkNotTaken(action, actor, now) : refused('FORBIDDEN', whyNot);
}
