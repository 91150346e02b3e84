import { portalPaths } from '../../portal-paths';
import { type NotificationRow } from './notification-row';

const { bankingDetails, myPlan, payNow, payments } = portalPaths;

/** The messages about premiums, debit orders and refunds. */
export const premiumSentences = {
  PREMIUM_RECEIVED: {
    title: 'Payment received',
    severity: 'SUCCESS',
    sentence: ({ amount, no, reason }) =>
      `We received your payment of ${amount} for policy ${no}. Thank you.${reason === '' ? '' : ` ${reason}.`}`,
    path: payments(),
  },
  PREMIUM_DUE: {
    title: 'Premium due',
    severity: 'INFO',
    sentence: ({ amount, date, reason }) =>
      `Your premium of ${amount} is due on ${date}.${reason === '' ? '' : ` ${reason}, so please pay it yourself.`}`,
    path: payments(),
  },
  PREMIUM_FAILED: {
    title: 'Debit order unsuccessful',
    severity: 'ERROR',
    sentence: ({ amount, reason, date, isFirst }) =>
      `Your debit order of ${amount} was unsuccessful: ${reason}. ` +
      (isFirst ? `Pay before ${date} to start your cover.` : `Pay before ${date} to keep your cover.`),
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
    sentence: ({ date, isFirst, reason }) =>
      (reason === ''
        ? 'We may not collect from your account any more. '
        : `We cannot collect from the account that you gave us. ${reason}. `) +
      'Choose how to pay, or call 086 000 7580. ' +
      (isFirst ? 'Cover starts with your first premium.' : `Cover ends ${date}.`),
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
      'After that cover ends. Pay now or call 086 000 7580.',
    path: payNow(),
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
  PREMIUM_REVIEW: {
    title: 'Your premium changes',
    severity: 'INFO',
    sentence: ({ date, premium, amount }) => `From ${date} your premium changes from ${premium} to ${amount}.`,
    path: myPlan(),
  },
} satisfies Record<string, NotificationRow>;
