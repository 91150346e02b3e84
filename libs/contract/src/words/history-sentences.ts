import { actionTypes, formatDate, formatRand, isPlainDate, labelOf } from '@portal/domain';
import { aboutChange, aboutDocument, isOf, valueOf, type WrittenAct } from './about-act';

/** ` of R 288`, where an amount was written down. */
function amount(act: WrittenAct): string {
  const rand = valueOf(act, 'Amount');
  return typeof rand === 'number' ? ` of ${formatRand(rand)}` : '';
}

/** ` on 15 December 2026`, where a day was written down. */
function day(act: WrittenAct, name: string, before: string): string {
  const date = valueOf(act, name);
  return typeof date === 'string' && isPlainDate(date) ? ` ${before} ${formatDate(date)}` : '';
}

/** What a policyholder reads about what they, the bank and our systems did; other rows of the audit are for administrators. */
const historySentences: Record<string, (act: WrittenAct) => string> = {
  LOGIN_SUCCEEDED: () => 'Signed in',
  LOGIN_FAILED: () => 'Somebody tried to sign in with a wrong one-time PIN',
  LOGGED_OUT: () => 'Signed out',
  OTHER_SESSIONS_ENDED: () => 'Signed out on every other device',
  THEFT_SUSPECTED: () => 'A sign-in was used in two places, so we ended it',
  PIN_REFUSED: () => 'A wrong one-time PIN was entered for a change',
  CHANGE_REQUESTED: (act) => `Asked for a change${aboutChange(act)}`,
  CHANGE_CANCELLED: (act) => `Withdrew a request${aboutChange(act)}`,
  CHANGE_REPLACED: (act) => `Replaced a request by a newer one${aboutChange(act)}`,
  CHANGE_APPROVED: (act) => `Approved a change${aboutChange(act)}`,
  CHANGE_DECLINED: (act) => `Declined a change${aboutChange(act)}`,
  CHANGE_APPLIED: (act) => `A change took effect${aboutChange(act)}`,
  CHANGE_EXPIRED: (act) => `A request expired${aboutChange(act)}`,
  CHANGE_FAILED: (act) => `A change could not be applied${aboutChange(act)}`,
  DOCUMENT_RECEIVED: (act) => `Sent a document${aboutDocument(act)}`,
  CERTIFICATE_ISSUED: () => 'Issued a benefit certificate',
  DETAILS_CONFIRMED: () => 'Confirmed that everything on the policy is right',
  PAYMENT_STARTED: () => 'Started a payment',
  PAYMENT_RECEIVED: (act) => `A payment${amount(act)} arrived`,
  PAYMENT_REVERSED: (act) => `A payment${amount(act)} was taken back by the bank`,
  PAYMENT_KEPT: (act) => `A payment${amount(act)} arrived that could not be used for a premium`,
  PAYMENT_FAILED: () => 'A payment did not go through',
  PAYMENT_EXPIRED: () => 'A payment that was started was not finished in time',
  MONEY_LEFT_OVER: (act) => `Money${amount(act)} was left when the policy ended`,
  DEBIT_SENT: (act) => `A debit order${amount(act)} was sent to your bank${day(act, 'Action_Date', 'for')}`,
  DEBIT_PAID: (act) => `Your bank paid the debit order${amount(act)}`,
  DEBIT_UNPAID: (act) => `Your bank did not pay the debit order${amount(act)}`,
  DEBIT_TRACKING: (act) => `Your bank tries the debit order${amount(act)} again`,
  DEBIT_RETURNED: (act) => `Your bank took the debit order${amount(act)} back`,
  DEBIT_DISPUTED: (act) => `The debit order${amount(act)} was disputed at your bank`,
  DEBIT_RECALLED: (act) => `We called the debit order${amount(act)} back`,
  MANDATE_AUTHENTICATED: () => 'The debit order was approved in the bank’s app',
  MANDATE_REJECTED: () => 'The debit order was declined in the bank’s app',
  MANDATE_NO_RESPONSE: () => 'The debit order was not approved in the bank’s app in time',
  MANDATE_ASKED_AGAIN: () => 'We asked the bank again to have the debit order approved',
  ACCOUNT_ANSWERED: () => 'The bank answered whose account it is',
  POLICY_ACTIVE: () => 'The policy is active',
  POLICY_IN_GRACE: () => 'A premium was not paid: the grace period began',
  POLICY_LAPSED: () => 'The policy lapsed because premiums were not paid',
  LAPSE_TAKEN_BACK: () => 'A premium had been paid in time: the policy did not lapse after all',
  POLICY_CANCELLED: () => 'The policy was cancelled',
  POLICY_NOT_TAKEN_UP: () => 'The policy was not taken up',
  UNPAID_NOTICE_SENT: () => 'We told you that a premium was not paid',
  CREDIT_ALLOCATED: () => 'Credit paid a premium',
};

/** The actions of the policyholder and of our systems that the history of a policy tells of. */
export const toldInHistory: readonly string[] = [
  ...Object.keys(historySentences),
  ...actionTypes.map(({ code }) => code),
];

/** What happened, as the policyholder reads it. A change that was made at once is written down by its own name. */
export function historySentence(act: WrittenAct): string {
  const sentence = Object.hasOwn(historySentences, act.action) ? historySentences[act.action] : undefined;
  if (sentence) return sentence(act);
  return isOf(actionTypes, act.action)
    ? `Changed your policy: ${labelOf(actionTypes, act.action)}`
    : 'Your policy changed';
}
