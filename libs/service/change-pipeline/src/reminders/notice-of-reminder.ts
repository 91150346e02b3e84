import { pathOfProposal, portalPaths } from '@portal/contract';
import { noDebitCollects, theirApproval } from '@portal/contract/words';
import { actionTypes, labelOf, type Reminder } from '@portal/domain';
import { type PolicyRow, type StoredAction } from '@portal/service-store';
import { type Notice } from '../base/notices';

/** What is only news stands in the portal; where somebody must do something in time a text message goes too. */
const isBySms: Record<Reminder['kind'], boolean> = {
  REQUEST_EXPIRING: false,
  PREMIUM_DUE: true,
  PROOF_OF_STUDY_DUE: true,
  CHILD_AGE_LIMIT: true,
  CHILD_COVER_ENDS: true,
  ID_OUTSTANDING: true,
  WAITING_PERIOD_ENDED: false,
  EXTRA_COVER_WAITED: false,
  PREMIUMS_RESUME: true,
};

/** A reminder as it is read, and the request that it is about. One that the policyholder must approve themselves is asked for once more. */
export function noticeOfReminder(
  { record }: Pick<PolicyRow, 'record'>,
  { kind, name, date, amount, subject }: Reminder,
  open: readonly StoredAction[],
): Notice & { action?: StoredAction } {
  const smsTo = record.MainMember.Cell_Number;
  const action = kind === 'REQUEST_EXPIRING' ? open.find(({ id }) => id === subject) : undefined;
  if (action) {
    const told = {
      action,
      type: kind,
      name: labelOf(actionTypes, action.actionType),
      date,
      path: pathOfProposal(action),
    };
    return action.approverType === 'CUSTOMER' ? { ...told, reason: theirApproval, smsTo } : told;
  }
  const isAboutChild = record.Children.some(({ id }) => id === subject);
  return {
    type: kind,
    name,
    date,
    ...(amount !== undefined && { amount }),
    ...(kind === 'PREMIUM_DUE' && record.PaymentMethod.Payment_Method === 'DEBIT_ORDER' && { reason: noDebitCollects }),
    ...(isAboutChild && { path: portalPaths.childDetails(subject) }),
    ...(isBySms[kind] && { smsTo }),
  };
}
