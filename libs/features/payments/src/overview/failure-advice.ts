import { type Payment } from '@portal/contract';
import { type debitFailureReasons, familyOfSentence, type ReturnFamilyCode } from '@portal/domain';

type Reason = (typeof debitFailureReasons)[number];

/** What a person can do about it: a sentence, and whether the page about the account helps. */
export interface Advice {
  sentence: string;
  leadsTo: 'banking-details' | 'pay-now' | null;
}

const advice = (sentence: string, leadsTo: Advice['leadsTo']): Advice => ({ sentence, leadsTo });
const anotherAccount = advice('We cannot collect from this account. Give us another one.', 'banking-details');

const byReason: Record<Reason, Advice> = {
  'Insufficient funds': advice('There was not enough money in the account on that day. Pay it another way.', 'pay-now'),
  'Account closed': anotherAccount,
  'No such account': advice('The bank does not know this account number. Check it.', 'banking-details'),
  'Payment stopped by account holder': advice(
    'The debit was stopped at the bank. Ask the bank to allow it again, or pay another way.',
    'pay-now',
  ),
  'Mandate not authorised': advice(
    'The bank has not heard from you that we may collect. Approve the mandate with your bank, or pay another way.',
    'banking-details',
  ),
  'Account frozen': advice('Ask your bank about the account, or give us another one.', 'banking-details'),
  'Debits not allowed on this account': anotherAccount,
};

/** What to do about an answer of the bank, whose sentence stands beside it. */
const byFamily: Record<ReturnFamilyCode, Advice> = {
  NO_FUNDS: advice('Pay it another way, or have the money there for the next debit order.', 'pay-now'),
  STOPPED: advice('We do not collect from it any more until you agree to a new debit order.', 'banking-details'),
  NO_AUTHORITY: advice('We do not collect from it any more until you agree to a new debit order.', 'banking-details'),
  CLOSED: anotherAccount,
  MOVED: anotherAccount,
  NOT_ALLOWED: anotherAccount,
  FROZEN: advice('Ask your bank about the account, or give us another one.', 'banking-details'),
  DECEASED: advice('Pay it another way, or call us.', 'pay-now'),
  OURS: advice('You did nothing wrong. Call us if you do not know why.', null),
  OTHER: advice('Ask your bank, or pay it another way.', 'pay-now'),
};

/** What a payment's advice depends on besides the payment. */
interface Circumstances {
  /** Its month has been paid since. */
  isMadeGood: boolean;
  /** The policy can be paid at all. */
  canPay: boolean;
}

/** What to do about a payment that did not bring its premium; null where nothing is to be done, or nothing can be done any more. */
export function adviceFor(payment: Payment, { isMadeGood, canPay }: Circumstances): Advice | null {
  switch (payment.Payment_Status) {
    case 'SUBMITTED':
    case 'PENDING':
      return advice(
        `We wait for the answer of ${isByPayat(payment) ? 'Pay@' : 'the bank'}. Please do not pay again before it is here.`,
        null,
      );
    case 'CANCELLED':
      return advice('It was not finished, and nothing was taken from you.', null);
    case 'REVERSED':
      if (isMadeGood) return paidSince;
      return advice('The bank has taken this money back, so the premium is unpaid again.', canPay ? 'pay-now' : null);
    case 'FAILED':
      if (isMadeGood) return paidSince;
      return canPay ? ofFailure(payment) : null;
    case 'SUCCESSFUL':
      return null;
  }
}

const paidSince = advice('This month has been paid since.', null);

const isByPayat = ({ Collection_Type: type }: Payment) => type === 'PAYAT' || type === 'CARD';

function ofFailure(payment: Payment): Advice {
  const { Failure_Reason } = payment;
  const known = Object.hasOwn(byReason, Failure_Reason ?? '') ? byReason[Failure_Reason as Reason] : undefined;
  if (known) return known;
  const family = familyOfSentence(Failure_Reason);
  if (family) return byFamily[family.code];
  return isByPayat(payment)
    ? advice('You have not been charged. Try again or pay another way.', 'pay-now')
    : advice('Pay it another way, or call us.', 'pay-now');
}

/** Whether the premium of a payment's month has come in the meantime. */
export const isMadeGood = ({ Premium_Month }: Payment, paidTo: string | null): boolean =>
  paidTo !== null && Premium_Month <= paidTo.slice(0, 7);
