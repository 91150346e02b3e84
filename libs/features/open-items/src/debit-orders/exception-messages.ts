import { type ClosedException, type DebitException } from '@portal/contract';
import {
  coveredInGraceSentence,
  type DebitExceptionDecision,
  type DebitExceptionReason,
  graceAnewSentence,
  heldByException,
} from '@portal/domain';

interface Words {
  title: string;
  /** What to do about it. */
  todo: string;
  /** What follows once it is closed. */
  next: string;
}

/** What has to be looked into, for staff. */
export const exceptionWords: Record<DebitExceptionReason, Words> = {
  HOLDER_MAY_HAVE_DIED: {
    title: 'The account holder may have died',
    todo: 'Call the policyholder or the family, and find out whether the account holder lives.',
    next: '',
  },
  CALL_THE_PAYER: {
    title: 'The payer told the bank that nobody asked them',
    todo: 'Call the payer. If they never agreed, the money has to be paid back.',
    next: 'Debits stay stopped until the payer agrees to a new debit order.',
  },
  REFUSED_BY_BANK: {
    title: 'The bank does not take the debit',
    todo: 'Ask the bank why. Correct the banking details with the policyholder if they are wrong.',
    next: 'The debit is handed to the bank again as before. The policy waits until the bank answers.',
  },
  NO_ANSWER: {
    title: 'The bank has not answered',
    todo: 'Ask the bank what became of this debit. Never collect it a second time.',
    next: 'The bank is asked again on every business day. The policy waits until it answers.',
  },
  UNKNOWN_INSTRUCTION: {
    title: 'The bank names a debit that is not ours',
    todo: 'Ask the bank whose it is.',
    next: 'Nothing else happens.',
  },
  OTHER_AMOUNT: {
    title: 'The bank names another amount',
    todo: 'Ask the bank which amount it collected.',
    next: 'What the bank reported stays unbooked. It reports the debit again once it is right.',
  },
  NOT_POSSIBLE: {
    title: 'What the bank says does not fit what it said before',
    todo: 'Ask the bank what became of the debit in the end.',
    next: 'What the bank reported stays unbooked. It reports the debit again once it is right.',
  },
  PAYOUT_REPORT: {
    title: 'What the bank says of a payment of a claim does not fit',
    todo: 'Ask the bank what became of the payment. Do not pay it a second time.',
    next: 'What the bank reported stays unbooked.',
  },
  PAYOUTS_DIFFER: {
    title: 'What claims were paid differs from the list of the bank',
    todo: 'Find out with the bank what it paid and what came back on that day.',
    next: 'Claims are paid again from the next run on.',
  },
};

/** What waits while nobody has looked into it. */
export function heldWords(reason: DebitExceptionReason): string {
  if (reason === 'PAYOUTS_DIFFER') return 'No claim is paid';
  switch (heldByException(reason)) {
    case 'LAPSE':
      return 'The policy does not lapse, and nobody is asked for a new debit order';
    case 'GRACE_AND_LAPSE':
      return 'The policy goes neither into grace nor lapses';
    case null:
      return 'Nothing';
  }
}

const askedAgain = `We ask the policyholder for another way to pay. ${graceAnewSentence()}.`;

/** What staff may find about an account holder who may have died, with what follows from it. */
export const holderFindings = [
  {
    code: 'HOLDER_LIVES',
    label: 'The account holder lives',
    hint: askedAgain,
  },
  {
    code: 'OTHER_PAYER_DIED',
    label: 'The account holder died, and is not the main member',
    hint: askedAgain,
  },
  {
    code: 'MAIN_MEMBER_DIED',
    label: 'The main member died',
    hint: 'The policy does not lapse, and nobody is asked to pay. Take the claim with the family next.',
  },
] as const satisfies readonly { code: DebitExceptionDecision; label: string; hint: string }[];

/** What happens now, once one was closed. */
export function closedWords({ reason }: DebitException, { decision, isAsked, coveredUntil }: ClosedException): string {
  if (decision === 'SETTLED') return `Noted. ${exceptionWords[reason].next}`;
  if (decision === 'MAIN_MEMBER_DIED') return 'Noted. The policy does not lapse. Take the claim with the family next.';
  const until = coveredUntil === null ? '' : ` ${coveredInGraceSentence(coveredUntil)}.`;
  return isAsked
    ? `Noted. The policyholder is asked for another way to pay.${until}`
    : 'Noted. Nothing holds the policy any more.';
}
