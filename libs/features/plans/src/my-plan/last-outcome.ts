import { type ApprovalAction } from '@portal/contract';
import { actionTypes, addDays, formatDate, labelOf, limits, type PlainDate, todayInJohannesburg } from '@portal/domain';

/** Whether a change is about the plan or its benefits. */
export const isAboutThePlan = ({ entityType }: Pick<ApprovalAction, 'entityType'>): boolean =>
  entityType === 'PRODUCT' || entityType === 'SUPPLEMENTARY_BENEFIT';

const dayOf = (instant: string) => todayInJohannesburg(new Date(instant));

/**
 * What became of the last request about the plan, for somebody who waited for it in vain: declined, expired or not possible.
 * Null after a month, and when it ended in any other way.
 */
export function lastOutcome(closed: readonly ApprovalAction[], today: PlainDate): string | null {
  const last = closed.find(isAboutThePlan);
  if (!last) return null;
  const { actionType, entityLabel, requestedAt, status, comment, failureReason } = last;
  const ended = dayOf(last.decidedAt ?? last.expiresAt);
  if (addDays(ended, limits.APPROVAL_EXPIRY_DAYS) < today) return null;
  const request = `Your request "${labelOf(actionTypes, actionType)}" (${entityLabel}) of ${formatDate(dayOf(requestedAt))}`;
  switch (status) {
    case 'DECLINED':
      return `${request} was declined on ${formatDate(ended)}${comment === null ? '.' : `: ${comment}`}`;
    case 'EXPIRED':
      return `${request} has expired. Please submit the change again.`;
    case 'FAILED':
      return `${request} could not be applied${failureReason === null ? '.' : `: ${failureReason}`}`;
    default:
      return null;
  }
}
