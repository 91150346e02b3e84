import { continuationLetterSentence } from '@portal/domain';
import { portalPaths } from '../../portal-paths';
import { type NotificationRow } from './notification-row';

const { claims, home, payments } = portalPaths;

/** `1 document`, `3 documents`. */
export const documents = (count: string): string => (count === '1' ? '1 document' : `${count} documents`);

/** `1 person`, `3 people`. */
export const people = (count: string): string => (count === '1' ? '1 person' : `${count} people`);

/** The messages about a death and the claim. */
export const claimSentences = {
  ALIVE_CHECK: {
    title: 'We were told that you died',
    severity: 'ERROR',
    sentence: ({ no }) =>
      `We were told that the holder of policy ${no} has died. If this is wrong, say so on the first page or call 086 000 7580.`,
    path: home(),
  },
  LIFE_REPORTED: {
    title: 'We were told of a death',
    severity: 'WARNING',
    sentence: ({ no }) => `We were told that somebody on policy ${no} has died. Please call 086 000 7580.`,
    path: home(),
  },
  // Of a claim the name is its reference.
  CLAIM_OPEN: {
    title: 'Claim opened',
    severity: 'INFO',
    sentence: ({ name }) => `Claim ${name} is open. See what we need from you.`,
    path: claims(),
  },
  CLAIM_DOCUMENTS: {
    title: 'We still need documents',
    severity: 'WARNING',
    sentence: ({ name, reason }) => `For claim ${name} we still need ${documents(reason)}. Photos are fine.`,
    path: claims(),
  },
  CLAIM_NOT_USABLE: {
    title: 'We could not use a document',
    severity: 'WARNING',
    sentence: ({ name }) => `We could not use a document you sent for claim ${name}. See why and send it anew.`,
    path: claims(),
  },
  CLAIM_COMPLETE: {
    title: 'We have all we need',
    severity: 'SUCCESS',
    sentence: ({ name, date }) => `Thank you. We have all we need for claim ${name}. We will decide by ${date}.`,
    path: claims(),
  },
  CLAIM_DISPUTED: {
    title: 'We need more time',
    severity: 'WARNING',
    sentence: ({ name, date }) => `We need more time for claim ${name}. We will decide by ${date}. The claim says why.`,
    path: claims(),
  },
  CLAIM_APPROVED: {
    title: 'Your claim is approved',
    severity: 'SUCCESS',
    sentence: ({ name, amount }) =>
      `Claim ${name} is approved. We are paying you ${amount}. Your bank may take one business day.`,
    path: claims(),
  },
  CLAIM_ACCOUNT: {
    title: 'We need your bank account',
    severity: 'WARNING',
    sentence: ({ name }) => `Claim ${name} is approved. Tell us where to pay your part.`,
    path: claims(),
  },
  CLAIM_ACCOUNT_CHANGED: {
    title: 'Bank account of your claim changed',
    severity: 'WARNING',
    sentence: ({ name }) => `The bank account for claim ${name} was changed. Not you? Call 086 000 7580 at once.`,
    path: claims(),
  },
  CLAIM_NUMBER_CHANGED: {
    title: 'Cellphone number of your claim changed',
    severity: 'WARNING',
    sentence: ({ name }) => `The cellphone number for claim ${name} was changed. Not you? Call 086 000 7580 at once.`,
    path: claims(),
  },
  CLAIM_DECIDED: {
    title: 'We have decided on your claim',
    severity: 'INFO',
    sentence: ({ name }) =>
      `We have decided on claim ${name}. Our letter is with the claim. We can explain it: 086 000 7580.`,
    path: claims(),
  },
  CLAIM_PAID: {
    title: 'We have paid',
    severity: 'SUCCESS',
    sentence: ({ name, amount, reason }) => `We paid ${amount} for claim ${name} into your account ending ${reason}.`,
    path: claims(),
  },
  PAYOUT_FAILED: {
    title: 'Your bank sent back our payment',
    severity: 'ERROR',
    sentence: ({ name }) =>
      `Your bank sent back our payment for claim ${name}. Please check your account or call 086 000 7580.`,
    path: claims(),
  },
  PARLOUR_APPROVED: {
    title: 'We will pay the funeral parlour',
    severity: 'SUCCESS',
    sentence: ({ name, amount }) =>
      `Claim ${name} is approved. We will pay ${amount} to the funeral parlour as soon as we have its invoice.`,
    path: claims(),
  },
  PARLOUR_DECIDED: {
    title: 'We have decided on the claim',
    severity: 'INFO',
    sentence: ({ name }) =>
      `We have decided on claim ${name}. See what the funeral parlour is paid, or call 086 000 7580.`,
    path: claims(),
  },
  PARLOUR_PAID: {
    title: 'We have paid the funeral parlour',
    severity: 'SUCCESS',
    sentence: ({ name, amount, reason }) =>
      `We paid the funeral parlour ${amount} for claim ${name}, into its account ending ${reason}.`,
    path: claims(),
  },
  PARLOUR_NOT_PAID: {
    title: 'The bank sent back our payment to the funeral parlour',
    severity: 'ERROR',
    sentence: ({ name }) =>
      `The bank sent back our payment to the funeral parlour for claim ${name}. Please check its account or call 086 000 7580.`,
    path: claims(),
  },
  CASH_CHOSEN: {
    title: 'We will pay you in cash',
    severity: 'SUCCESS',
    sentence: ({ name, amount }) =>
      `For claim ${name} we pay you ${amount} in cash at a store. A code comes by SMS for each voucher. Take your ID. ` +
      'Not you? Call 086 000 7580 at once.',
    path: claims(),
  },
  CASH_PAID: {
    title: 'You were paid in cash',
    severity: 'SUCCESS',
    sentence: ({ name, amount }) => `You were paid ${amount} in cash at a store for claim ${name}.`,
    path: claims(),
  },
  CASH_NOT_PAID: {
    title: 'We could not pay you in cash',
    severity: 'ERROR',
    sentence: ({ name, amount, reason }) =>
      `We could not pay you ${amount} in cash for claim ${name}: ${reason}. The money is still yours. Please call 086 000 7580.`,
    path: claims(),
  },
  COVER_CONTINUES: {
    title: 'The others stay covered',
    severity: 'INFO',
    sentence: ({ no, date }) =>
      `The others on policy ${no} stay covered until ${date}. To keep it, take it over or call 086 000 7580.`,
    path: home(),
  },
  // Of this one the name is those of everybody who is covered.
  COVER_ENDS: {
    title: 'Cover ends soon',
    severity: 'WARNING',
    sentence: ({ name, date, amount }) => continuationLetterSentence({ names: name, lastDay: date, premium: amount }),
    path: home(),
  },
  PREMIUMS_RESUME: {
    title: 'Premiums begin again',
    severity: 'INFO',
    sentence: ({ no, date, amount }) =>
      `The months without premiums on policy ${no} end. From ${date} the premium is ${amount} a month.`,
    path: payments(),
  },
  NO_MORE_COLLECTIONS: {
    title: 'We will not collect again',
    severity: 'INFO',
    sentence: ({ no }) =>
      `You paid the premiums of policy ${no}, and its main member has died. We are sorry for your loss. We will not collect again.`,
    path: home(),
  },
  REQUEST_ENDED_BY_MISTAKE: {
    title: 'Please ask for it again',
    severity: 'WARNING',
    sentence: ({ name }) =>
      `Your request "${name}" ended because we took somebody for dead who lives. We are sorry. Please ask for it again.`,
    path: home(),
  },
  CHANGES_UNDONE: {
    title: 'Changes were undone',
    severity: 'INFO',
    sentence: ({ no }) =>
      `What was changed on policy ${no} after the death was undone. You need to do nothing. Questions? Call 086 000 7580.`,
    path: home(),
  },
} satisfies Record<string, NotificationRow>;
