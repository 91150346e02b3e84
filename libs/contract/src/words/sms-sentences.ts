import { portalPaths } from '../portal-paths';
import { type Notification } from '../records/notification';
import { notificationSentences } from './notification-sentences';
import { documents, people } from './notifications/claims';
import { type Words } from './notifications/notification-row';

/** Stands in a text message until it is sent: the name of the product, and the address of the portal. */
export const smsPlaces = { product: '{product}', portal: '{portal}' } as const;

const { product, portal } = smsPlaces;
const payNow = portal + portalPaths.payNow();

/** Whose a message is, and where people reach the portal, without a slash at the end. */
export interface MessageBrand {
  product: string;
  portalUrl: string;
  /** The page of the portal on which premiums are paid; the one of Pay@ unless set. */
  payPath?: string;
}

/** A text message as a phone gets it. */
export const inBrand = (text: string, { product: name, portalUrl, payPath = portalPaths.payNow() }: MessageBrand) =>
  text
    .replaceAll(product, () => name)
    .replaceAll(payNow, () => portalUrl + payPath)
    .replaceAll(portal, () => portalUrl);

const at = (path: string) => `${portal}${path}`;
/** Where everybody finds the claim that a message names: an address of its own would not leave room in one message. */
const claims = at(portalPaths.claims());

/** What text messages say otherwise to whoever speaks for a child or an estate: no name, which leaves no room and is nobody else's business. */
const partInSms = (of: Words['of']) =>
  ({
    OWN: { paying: (amount: string) => `We are paying you ${amount}.`, part: 'your part', account: 'your account' },
    CHILD: {
      paying: (amount: string) => `We are paying ${amount} for the child.`,
      part: 'the part of the child',
      account: 'the account',
    },
    ESTATE: {
      paying: (amount: string) => `We are paying the estate ${amount}.`,
      part: 'the part of the estate',
      account: "the estate's account",
    },
  })[of ?? 'OWN'];

/** Text messages that say it shorter than the portal does, with where to go. Source: docs/domain/records.md#r9-23. */
const ownSentences: Partial<Record<Notification['type'], (words: Words) => string>> = {
  PREMIUM_FAILED: ({ amount, reason, date, isFirst }) =>
    `${product}: your debit order of ${amount} did not go through. ${reason}. ` +
    `Pay by ${date} to ${isFirst ? 'start your cover' : 'stay covered'}: ${payNow} or 086 000 7580.`,
  PREMIUM_UNPAID_NOTICE: ({ amount, since, date }) =>
    `${product}: your premium of ${amount} is not paid${since ? `, since ${since}` : ''}. You stay covered until ${date}. ` +
    `After that cover ends. Pay: ${payNow} or 086 000 7580.`,
  DEBIT_REVERSED: ({ amount, date }) =>
    `${product}: your bank gave back ${amount}. You are covered until ${date}. To go on, pay or set up a new debit order: ` +
    at(portalPaths.payments()),
  NEW_MANDATE_NEEDED: ({ date, isFirst, reason }) =>
    `${product}: we ${reason === '' ? 'may not collect from your account any more' : 'cannot collect from your account'}. Choose how to pay: ${at(portalPaths.bankingDetails())} ` +
    `or 086 000 7580. ${isFirst ? 'Cover starts with your first premium.' : `Cover ends ${date}.`}`,
  ALIVE_CHECK: ({ no }) =>
    `${product}: we were told the holder of policy ...${no.slice(-4)} has died. If this is wrong call 086 000 7580. ` +
    'If it is true, we are sorry for your loss.',
  LIFE_REPORTED: ({ no }) =>
    `${product}: we were told that somebody on policy ...${no.slice(-4)} has died. Please sign in or call 086 000 7580.`,
  CLAIM_OPEN: ({ name }) =>
    `${product}: claim ${name} is open. See what we need from you at ${claims} or call 086 000 7580.`,
  CLAIM_DOCUMENTS: ({ name, reason }) =>
    `${product}: for claim ${name} we still need ${documents(reason)}. Photos are fine. See ${claims} or call 086 000 7580.`,
  CLAIM_NOT_USABLE: ({ name }) =>
    `${product}: we could not use a document you sent for claim ${name}. See why at ${claims} or call 086 000 7580.`,
  CLAIM_DISPUTED: ({ name, date }) =>
    `${product}: we need more time for claim ${name}. We will decide by ${date}. The reason is at ${claims}.`,
  CLAIM_COMPLETE: ({ name, date }) =>
    `${product}: thank you. We have all we need for claim ${name}. We will decide by ${date}.`,
  CLAIM_APPROVED: ({ name, amount, of }) =>
    `${product}: claim ${name} is approved. ${partInSms(of).paying(amount)} Your bank may take one business day.`,
  CLAIM_ACCOUNT: ({ name, of }) =>
    `${product}: claim ${name} is approved. Tell us where to pay ${partInSms(of).part}: ${claims} or call 086 000 7580.`,
  CLAIM_DECIDED: ({ name }) =>
    `${product}: we have decided on claim ${name}. Our letter is at ${claims}. We can explain it: 086 000 7580.`,
  CLAIM_PAID: ({ name, amount, reason, of }) =>
    `${product}: we paid ${amount} for claim ${name} into ${partInSms(of).account} ending ${reason}.`,
  // The home page shows the claim, and its address leaves room in one message.
  PAYOUT_FAILED: ({ name }) =>
    `${product}: your bank sent back our payment for claim ${name}. Please check your account at ${portal} or call 086 000 7580.`,
  PARLOUR_APPROVED: ({ name, amount }) =>
    `${product}: claim ${name} is approved. We will pay ${amount} to the funeral parlour as soon as we have its invoice.`,
  PARLOUR_DECIDED: ({ name }) =>
    `${product}: we have decided on claim ${name}. See what the funeral parlour is paid at ${claims} or call 086 000 7580.`,
  PARLOUR_PAID: ({ name, amount, reason }) =>
    `${product}: we paid the funeral parlour ${amount} for claim ${name}, into its account ending ${reason}.`,
  PARLOUR_NOT_PAID: ({ name }) =>
    `${product}: the bank sent back our payment to the funeral parlour for claim ${name}. See ${portal} or call 086 000 7580.`,
  CASH_CHOSEN: ({ name, amount }) =>
    `${product}: for claim ${name} we pay you ${amount} in cash at a store. A code comes by SMS. Take your ID. ` +
    'Not you? Call 086 000 7580.',
  CASH_PAID: ({ name, amount }) => `${product}: you were paid ${amount} in cash at a store for claim ${name}.`,
  CASH_NOT_PAID: ({ name, amount }) =>
    `${product}: we could not pay you ${amount} in cash for claim ${name}. The money is still yours. Please call 086 000 7580.`,
  COVER_CONTINUES: ({ no, date }) =>
    `${product}: the others on policy ...${no.slice(-4)} stay covered until ${date}. To keep it, take it over: ${portal} or ` +
    '086 000 7580.',
  // Names would not leave room in one message: the reason is how many they are.
  COVER_ENDS: ({ no, date, amount, reason }) =>
    `${product}: the cover of ${people(reason)} on policy ...${no.slice(-4)} ends on ${date} unless somebody takes it over` +
    `${amount === '' ? '' : `, for ${amount} a month`}: 086 000 7580.`,
  PREMIUMS_RESUME: ({ no, date, amount }) =>
    `${product}: the months without premiums on policy ...${no.slice(-4)} end. From ${date} the premium is ${amount} a month. ` +
    'Questions? 086 000 7580.',
  NO_MORE_COLLECTIONS: ({ no }) =>
    `${product}: we are sorry for your loss. You paid for policy ...${no.slice(-4)}. We will not collect again. Questions? 086 000 7580.`,
  REQUEST_ENDED_BY_MISTAKE: ({ name }) =>
    `${product}: your request "${name}" ended by our mistake. We are sorry. Please ask for it again at ${portal} or 086 000 7580.`,
  CHANGES_UNDONE: ({ no }) =>
    `${product}: what was changed on policy ...${no.slice(-4)} after the death was undone. You need to do nothing. ` +
    'Questions? 086 000 7580.',
  REFUND_PAID: ({ amount, reason }) => `${product}: we paid back ${amount} into the account ending ${reason}.`,
};

/** The text message of a notification, with the places of the brand still empty. It says from whom it comes. */
export const smsSentence = (type: Notification['type'], words: Words): string =>
  ownSentences[type]?.(words) ?? `${product}: ${notificationSentences[type].sentence(words)}`;
