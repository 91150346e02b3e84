import { limits } from '@portal/domain';
import { portalPaths } from '../../portal-paths';
import { type NotificationRow } from './notification-row';

const { accessLog, bankingDetails, home, payNow, personalDetails } = portalPaths;

/** The messages about how a policy stands, and what was done with it. */
export const policySentences = {
  POLICY_LAPSED: {
    title: 'Policy lapsed',
    severity: 'ERROR',
    sentence: ({ no, amount, date }) => `Policy ${no} has lapsed. Pay ${amount} before ${date} to reinstate it.`,
    path: payNow(),
  },
  POLICY_REINSTATED: {
    title: 'Policy reinstated',
    severity: 'SUCCESS',
    // With an amount: the lapse is taken back, and the next premium is overdue by now.
    sentence: ({ no, amount, date }) =>
      amount
        ? `Policy ${no} has not lapsed: your payment came in time. Pay ${amount} by ${date} to keep your cover.`
        : `Policy ${no} is active again.`,
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
} satisfies Record<string, NotificationRow>;
