import { portalPaths } from '../../portal-paths';
import { theirApproval } from '../their-approval';
import { type NotificationRow } from './notification-row';

const { home, notifications } = portalPaths;

/** The messages about requests for a change. */
export const requestSentences = {
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
    sentence: ({ name, date, reason }) =>
      reason === theirApproval
        ? `A change to your policy still needs your approval: ${name}. It expires on ${date}.`
        : `Your request "${name}" is not decided yet. It expires on ${date}; after that you can ask for it again.`,
    path: home(),
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
} satisfies Record<string, NotificationRow>;
