import { portalPaths } from '../portal-paths';
import { type Notification } from '../records/notification';
import { notificationSentences, type Words } from './notification-sentences';

/** Stands in a text message until it is sent: the name of the product, and the address of the portal. */
export const smsPlaces = { product: '{product}', portal: '{portal}' } as const;

const { product, portal } = smsPlaces;
const at = (path: string) => `${portal}${path}`;

/** Text messages that say it shorter than the portal does, with where to go. Source: docs/domain/records.md#r9-23. */
const ownSentences: Partial<Record<Notification['type'], (words: Words) => string>> = {
  PREMIUM_FAILED: ({ amount, reason, date }) =>
    `${product}: your debit order of ${amount} did not go through. ${reason}. Pay by ${date} to stay covered: ` +
    `${at(portalPaths.payNow())} or 086 000 7580.`,
  PREMIUM_UNPAID_NOTICE: ({ amount, since, date }) =>
    `${product}: your premium of ${amount} is not paid${since ? `, since ${since}` : ''}. You stay covered until ${date}. ` +
    `After that cover ends. Pay: ${at(portalPaths.payNow())} or 086 000 7580.`,
  DEBIT_REVERSED: ({ amount, date }) =>
    `${product}: your bank gave back ${amount}. You are covered until ${date}. To go on, pay or set up a new debit order: ` +
    at(portalPaths.payments()),
  NEW_MANDATE_NEEDED: ({ date }) =>
    `${product}: we may not collect from your account any more. Choose how to pay: ${at(portalPaths.bankingDetails())} ` +
    `or 086 000 7580. Cover ends ${date}.`,
  REFUND_PAID: ({ amount, reason }) => `${product}: we paid back ${amount} into the account ending ${reason}.`,
};

/** The text message of a notification, with the places of the brand still empty. It says from whom it comes. */
export const smsSentence = (type: Notification['type'], words: Words): string =>
  ownSentences[type]?.(words) ?? `${product}: ${notificationSentences[type].sentence(words)}`;
