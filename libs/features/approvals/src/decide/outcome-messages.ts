import { type ApprovalAction } from '@portal/contract';
import { actionTypes, approvalStatuses, formatDate, labelOf } from '@portal/domain';
import { isOfDeath } from '../shared/asked-for-by';

type Facts = Pick<ApprovalAction, 'status' | 'actionType' | 'effectiveDate' | 'failureReason' | 'approverType'>;

/** What became of a request, in one sentence or two. */
export function outcomeSentence({ status, actionType, effectiveDate, failureReason, approverType }: Facts): string {
  const name = labelOf(actionTypes, actionType);
  switch (status) {
    case 'APPLIED':
      return `${name}: approved and done.`;
    case 'APPROVED':
      return `${name}: approved.${effectiveDate ? ` It applies from ${formatDate(effectiveDate)}.` : ''}`;
    case 'DECLINED':
      return isOfDeath({ actionType })
        ? `${name}: declined. Everything stays as it is.`
        : `${name}: declined. The policyholder can read your reason.`;
    case 'FAILED':
      return `${name}: approved, but it could not be applied. ${failureReason ?? ''}`.trim();
    case 'PENDING':
      return approverType === 'SECOND_STAFF'
        ? `${name}: the consent is recorded. A portal administrator confirms it.`
        : `${name}: it waits as before.`;
    default:
      return `${name}: ${labelOf(approvalStatuses, status).toLocaleLowerCase('en-ZA')}.`;
  }
}

/** Only what ended as it was meant to is good news. */
export const outcomeTone = ({ status }: Pick<ApprovalAction, 'status'>) => (status === 'FAILED' ? 'error' : 'success');
