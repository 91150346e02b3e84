import { type Notification } from '@portal/contract';

/** The file that sends notifications of a type, or that nothing does: then no screen may promise it. */
export type Sender = { sentBy: string } | { notSent: string };

const pipeline = (file: string): Sender => ({ sentBy: `libs/service/change-pipeline/src/${file}` });
const payments = (file: string): Sender => ({ sentBy: `libs/service/payments/src/${file}` });
/** Named where its day is worked out; `sendReminders` sends it. */
const reminder = (file: string): Sender => ({ sentBy: `libs/domain/src/reminders/${file}` });

/** Named where it is decided who is told; `tellPolicyholders` sends it. */
const deathReport = (file: string): Sender => ({
  sentBy: `libs/service/core/src/use-cases/claims/death-reports/${file}`,
});

/** Named where it is decided who is told of a main member's death; `tellFamily` sends it. */
const toldOfDeath: Sender = { sentBy: 'libs/domain/src/claims/afterwards/told-of-death.ts' };

/** Named where it is said what somebody who claims is told. */
const claim = (file: string): Sender => ({ sentBy: `libs/service/core/src/use-cases/claims/${file}` });

/** Who sends each type. A new type does not compile without its row. */
export const notificationSenders: Record<Notification['type'], Sender> = {
  PREMIUM_RECEIVED: payments('notice-of-money.ts'),
  PREMIUM_DUE: reminder('reminders-due.ts'),
  PREMIUM_FAILED: payments('collections/effects/take-unpaid.ts'),
  DEBIT_REVERSED: payments('collections/effects/take-back.ts'),
  NEW_MANDATE_NEEDED: payments('collections/effects/stop-debits.ts'),
  PAYMENT_NOT_USED: payments('unused-money/record-unused.ts'),
  MONEY_LEFT_OVER: pipeline('lifecycle/record-left-over.ts'),
  REFUND_PAID: payments('unused-money/pay-refund.ts'),
  PREMIUM_UNPAID_NOTICE: pipeline('lifecycle/standing-notices.ts'),
  POLICY_LAPSED: pipeline('lifecycle/standing-notices.ts'),
  POLICY_REINSTATED: pipeline('lifecycle/standing-notices.ts'),
  POLICY_CANCELLED: pipeline('lifecycle/standing-notices.ts'),
  POLICY_NOT_TAKEN_UP: pipeline('lifecycle/process-due-events.ts'),
  APPROVAL_REQUIRED: pipeline('base/notices.ts'),
  CHANGE_SUBMITTED: pipeline('base/notices.ts'),
  CHANGE_APPROVED: pipeline('decide/decide-action.ts'),
  CHANGE_DECLINED: pipeline('decide/decide-action.ts'),
  CHANGE_EXPIRED: pipeline('lifecycle/end-waiting.ts'),
  CHANGE_FAILED: pipeline('base/notices.ts'),
  REQUEST_EXPIRING: reminder('reminders-due.ts'),
  PROOF_OF_STUDY_DUE: reminder('life-reminders.ts'),
  CHILD_COVER_ENDS: reminder('life-reminders.ts'),
  ID_OUTSTANDING: reminder('life-reminders.ts'),
  MORE_ASKED: pipeline('workbench/ask-for-more.ts'),
  CONSENT_RECORDED: pipeline('decide/record-consent.ts'),
  POLICY_OPENED: pipeline('base/notices.ts'),
  CELL_CHANGED: pipeline('base/notices.ts'),
  BANK_CHANGED: pipeline('debit-order/sync-debit-order.ts'),
  MANDATE_PENDING: pipeline('debit-order/sync-debit-order.ts'),
  MANDATE_REJECTED: payments('debit-orders/receive-answer.ts'),
  CHILD_AGE_LIMIT: reminder('life-reminders.ts'),
  WAITING_PERIOD_ENDED: reminder('life-reminders.ts'),
  EXTRA_COVER_WAITED: reminder('life-reminders.ts'),
  ALIVE_CHECK: deathReport('judge-findings.ts'),
  LIFE_REPORTED: deathReport('judge-findings.ts'),
  CLAIM_OPEN: claim('claim-notices.ts'),
  CLAIM_DOCUMENTS: claim('claim-notices.ts'),
  CLAIM_COMPLETE: claim('claim-notices.ts'),
  CLAIM_ACCOUNT_CHANGED: claim('claim-notices.ts'),
  CLAIM_NUMBER_CHANGED: claim('claim-notices.ts'),
  CLAIM_NOT_USABLE: claim('staff/documents/judge-document.ts'),
  CLAIM_DISPUTED: claim('staff/dispute.ts'),
  CLAIM_APPROVED: claim('staff/decision/tell-decision.ts'),
  CLAIM_ACCOUNT: claim('staff/decision/tell-decision.ts'),
  CLAIM_PAID: payments('payouts/tell-payee.ts'),
  PAYOUT_FAILED: payments('payouts/tell-payee.ts'),
  PARLOUR_APPROVED: claim('staff/decision/tell-decision.ts'),
  PARLOUR_DECIDED: claim('staff/decision/tell-decision.ts'),
  PARLOUR_PAID: payments('payouts/tell-payee.ts'),
  PARLOUR_NOT_PAID: payments('payouts/tell-payee.ts'),
  CASH_CHOSEN: claim('staff/cash/confirm-cash.ts'),
  CASH_PAID: payments('payouts/tell-payee.ts'),
  CASH_NOT_PAID: payments('payouts/tell-payee.ts'),
  CLAIM_DECIDED: claim('staff/decision/tell-decision.ts'),
  COVER_CONTINUES: claim('staff/death/tell-family.ts'),
  COVER_ENDS: claim('ending/tell-cover-ends.ts'),
  PREMIUMS_RESUME: reminder('reminders-due.ts'),
  NO_MORE_COLLECTIONS: toldOfDeath,
  REQUEST_ENDED_BY_MISTAKE: claim('staff/death/restore-policy.ts'),
  CHANGES_UNDONE: pipeline('undo/tell-undone.ts'),
  PREMIUM_REVIEW: { notSent: 'There is no review of premiums yet.' },
};
