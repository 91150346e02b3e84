import { childCoverEnds, limits } from '@portal/domain';
import { portalPaths } from '../portal-paths';
import { type Notification } from '../records/notification';

/** What a sentence may name, ready to be read. */
export interface Words {
  amount: string;
  premium: string;
  no: string;
  date: string;
  name: string;
  reason: string;
  /** The day from which something is so. */
  since?: string;
}

interface NotificationRow {
  title: string;
  severity: Notification['severity'];
  sentence(words: Words): string;
  path: string | null;
}

const { payments, payNow, notifications, bankingDetails, personalDetails, dependants, myPlan, home, accessLog } =
  portalPaths;

/** The message of each type. Source: docs/domain/records.md#r9-21. */
export const notificationSentences: Record<Notification['type'], NotificationRow> = {
  PREMIUM_RECEIVED: {
    title: 'Payment received',
    severity: 'SUCCESS',
    sentence: ({ amount, no }) => `We received your payment of ${amount} for policy ${no}. Thank you.`,
    path: payments(),
  },
  PREMIUM_DUE: {
    title: 'Premium due',
    severity: 'INFO',
    sentence: ({ amount, date }) => `Your premium of ${amount} is due on ${date}.`,
    path: payments(),
  },
  PREMIUM_FAILED: {
    title: 'Debit order unsuccessful',
    severity: 'ERROR',
    sentence: ({ amount, reason, date }) =>
      `Your debit order of ${amount} was unsuccessful: ${reason}. Pay before ${date} to keep your cover.`,
    path: payNow(),
  },
  DEBIT_REVERSED: {
    title: 'Premium given back',
    severity: 'ERROR',
    sentence: ({ amount, date }) =>
      `Your bank gave back ${amount}. You are covered until ${date}. To go on, pay or set up a new debit order.`,
    path: payments(),
  },
  NEW_MANDATE_NEEDED: {
    title: 'Choose how to pay',
    severity: 'ERROR',
    sentence: ({ date }) =>
      `We may not collect from your account any more. Choose how to pay, or call 086 000 7580. Cover ends ${date}.`,
    path: bankingDetails(),
  },
  PAYMENT_NOT_USED: {
    title: 'Payment not used',
    severity: 'WARNING',
    sentence: ({ amount, no, reason }) =>
      `We received ${amount} for policy ${no}, ${reason}. It buys no cover. Please call 086 000 7580 about it.`,
    path: payments(),
  },
  MONEY_LEFT_OVER: {
    title: 'Money to be paid back',
    severity: 'INFO',
    sentence: ({ amount, no }) =>
      `Policy ${no} has ended, and ${amount} that you paid bought no cover. We will pay it back. ` +
      'To tell us where to, call 086 000 7580.',
    path: payments(),
  },
  REFUND_PAID: {
    title: 'Payment paid back',
    severity: 'SUCCESS',
    sentence: ({ amount, no, reason }) =>
      `We paid back ${amount} that we had received for policy ${no}, into the account ending ${reason}.`,
    path: payments(),
  },
  PREMIUM_UNPAID_NOTICE: {
    title: 'Premium not paid',
    severity: 'WARNING',
    sentence: ({ amount, no, since, date }) =>
      `Your premium is not paid: ${amount} for policy ${no}${since ? `, since ${since}` : ''}. You stay covered until ${date}. ` +
      'After that cover ends. Pay now in the portal or call 086 000 7580.',
    path: payNow(),
  },
  POLICY_LAPSED: {
    title: 'Policy lapsed',
    severity: 'ERROR',
    sentence: ({ no, amount, date }) => `Policy ${no} has lapsed. Pay ${amount} before ${date} to reinstate it.`,
    path: payNow(),
  },
  POLICY_REINSTATED: {
    title: 'Policy reinstated',
    severity: 'SUCCESS',
    sentence: ({ no }) => `Policy ${no} is active again.`,
    path: home(),
  },
  POLICY_CANCELLED: {
    title: 'Policy cancelled',
    severity: 'WARNING',
    sentence: ({ no, since }) =>
      `Policy ${no} is cancelled: it lapsed${since ? ` on ${since}` : ''} and was not reinstated within ${limits.REINSTATEMENT_DAYS} days. ` +
      'You owe nothing more. For new cover, call 086 000 7580.',
    path: home(),
  },
  POLICY_NOT_TAKEN_UP: {
    title: 'Policy not taken up',
    severity: 'WARNING',
    sentence: ({ no }) =>
      `Policy ${no} was not taken up: we received no first premium within ${limits.NTU_DAYS} days. You owe nothing. ` +
      'To apply again, call 086 000 7580.',
    path: home(),
  },
  APPROVAL_REQUIRED: {
    title: 'Your approval is needed',
    severity: 'WARNING',
    sentence: ({ name, date }) => `A change to your policy needs your approval: ${name}. It expires on ${date}.`,
    path: home(),
  },
  CHANGE_SUBMITTED: {
    title: 'Request received',
    severity: 'INFO',
    sentence: ({ name }) => `We received your request: ${name}.`,
    path: home(),
  },
  CHANGE_APPROVED: {
    title: 'Request approved',
    severity: 'SUCCESS',
    sentence: ({ name, date }) => `Your request "${name}" was approved and applies from ${date}.`,
    path: home(),
  },
  CHANGE_DECLINED: {
    title: 'Request declined',
    severity: 'WARNING',
    sentence: ({ name, reason }) => `Your request "${name}" was declined: ${reason}`,
    path: home(),
  },
  CHANGE_EXPIRED: {
    title: 'Request expired',
    severity: 'WARNING',
    sentence: ({ name }) => `Your request "${name}" has expired.`,
    path: notifications(),
  },
  CHANGE_FAILED: {
    title: 'Request could not be carried out',
    severity: 'ERROR',
    sentence: ({ name, reason }) =>
      `Your request "${name}" was approved but could not be carried out: ${reason}. Your policy has not changed. ` +
      'Ask for it again or call 086 000 7580.',
    path: home(),
  },
  REQUEST_EXPIRING: {
    title: 'Request expires soon',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `Your request "${name}" is not decided yet. It expires on ${date}; after that you can ask for it again.`,
    path: home(),
  },
  PROOF_OF_STUDY_DUE: {
    title: 'Proof of study needed',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `Send new proof of study for ${name}. Without it the cover of ${name} ends on ${date}.`,
    path: dependants(),
  },
  CHILD_COVER_ENDS: {
    title: 'Child cover ends soon',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `The cover of ${name} as a child ends on ${date}. You can move ${name} to extended cover before then.`,
    path: dependants(),
  },
  ID_OUTSTANDING: {
    title: 'ID number needed',
    severity: 'WARNING',
    sentence: ({ name, date }) => `We still need the ID number of ${name}. Add it before ${date}.`,
    path: dependants(),
  },
  MORE_ASKED: {
    title: 'We need more from you',
    severity: 'WARNING',
    sentence: ({ name, reason }) => `We need more from you before we can decide on "${name}": ${reason}`,
    path: home(),
  },
  CONSENT_RECORDED: {
    title: 'You agreed by phone',
    severity: 'WARNING',
    sentence: ({ name }) =>
      `We noted that you agreed by phone to "${name}". If you did not, call 086 000 7580 at once.`,
    path: home(),
  },
  POLICY_OPENED: {
    title: 'Your policy was opened',
    severity: 'INFO',
    sentence: ({ no, reason }) => `One of our staff opened policy ${no}: ${reason}.`,
    path: accessLog(),
  },
  CELL_CHANGED: {
    title: 'Cellphone number changed',
    severity: 'WARNING',
    sentence: ({ no }) => `The cellphone number on policy ${no} was changed. Not you? Call 086 000 7580.`,
    path: personalDetails(),
  },
  BANK_CHANGED: {
    title: 'Bank account changed',
    severity: 'WARNING',
    sentence: ({ no }) => `The bank account on policy ${no} was changed. Not you? Call 086 000 7580.`,
    path: bankingDetails(),
  },
  MANDATE_PENDING: {
    title: 'Approve your debit order',
    severity: 'WARNING',
    sentence: ({ date }) => `Approve the DebiCheck mandate with your bank before 20:00 on ${date}.`,
    path: bankingDetails(),
  },
  MANDATE_REJECTED: {
    title: 'Debit order not approved',
    severity: 'ERROR',
    sentence: () => 'Your bank reported that the mandate was not approved.',
    path: bankingDetails(),
  },
  CHILD_AGE_LIMIT: {
    title: 'Child cover ends soon',
    severity: 'WARNING',
    sentence: ({ name, date }) =>
      `${name} turns ${childCoverEnds.usual} on ${date}. Send proof of study or move ${name} to extended cover.`,
    path: dependants(),
  },
  WAITING_PERIOD_ENDED: {
    title: 'Waiting period ended',
    severity: 'SUCCESS',
    sentence: ({ name }) => `The waiting period of ${name} has ended.`,
    path: dependants(),
  },
  EXTRA_COVER_WAITED: {
    title: 'Waiting period ended',
    severity: 'SUCCESS',
    sentence: ({ name }) => `The waiting period for the extra cover of ${name} has ended.`,
    path: dependants(),
  },
  PREMIUM_REVIEW: {
    title: 'Your premium changes',
    severity: 'INFO',
    sentence: ({ date, premium, amount }) => `From ${date} your premium changes from ${premium} to ${amount}.`,
    path: myPlan(),
  },
};
