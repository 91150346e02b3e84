import { type DebiCheckMandate } from '@portal/contract';
import { termsBeforeSentence, type Tone, unapprovedSentence } from '@portal/domain';

export interface MandateWords {
  label: string;
  tone: Tone;
  /** Where it stands, in one sentence. */
  means: string;
  /** What happens next, or what somebody does. */
  then: string;
  /** The payer has something to approve at the bank, now or when we ask again. */
  asksPayer: boolean;
}

/** The nine states of a debit order mandate in plain words (docs/domain/banking.md#r3-7). */
export const mandateWords: Record<DebiCheckMandate['Mandate_Status'], MandateWords> = {
  NOT_REGISTERED: {
    label: 'Not sent yet',
    tone: 'grey',
    asksPayer: true,
    means: 'We have the account, but have not sent the debit order to the bank yet.',
    then: 'We send it shortly. The bank then asks the account holder to approve it.',
  },
  PENDING_AUTHENTICATION: {
    label: 'Waiting for approval',
    tone: 'amber',
    asksPayer: true,
    means: 'The bank has asked the account holder to approve this debit order.',
    then: `Approve it at the bank. ${unapprovedSentence}`,
  },
  AUTHENTICATED: {
    label: 'Approved',
    tone: 'green',
    asksPayer: false,
    means: 'The account holder approved this debit order at the bank.',
    then: 'You do not have to do anything. We collect no more than what is agreed below.',
  },
  REJECTED: {
    label: 'Not approved',
    tone: 'red',
    asksPayer: true,
    means: 'The bank reported that the debit order was not approved.',
    then: 'We cannot collect the premium. Send the account again for a new request, or choose another way to pay.',
  },
  NO_RESPONSE: {
    label: 'Not answered in time',
    tone: 'red',
    asksPayer: true,
    means: 'The time to approve the debit order at the bank has passed.',
    then: 'We cannot collect the premium. Send the account again for a new request, or choose another way to pay.',
  },
  AMENDMENT_PENDING: {
    label: 'Change waits for approval',
    tone: 'amber',
    asksPayer: true,
    means: 'The terms of the debit order changed, and the bank has asked the account holder to approve them.',
    then: `Approve them at the bank. ${termsBeforeSentence}`,
  },
  SUSPENDED: {
    label: 'Stopped at the bank',
    tone: 'red',
    asksPayer: false,
    means: 'The bank has stopped this debit order, because of a dispute or because the account holder asked for it.',
    then: 'We cannot collect the premium. Ask the bank to allow it again, or choose another account or way to pay.',
  },
  CANCELLED: {
    label: 'Cancelled',
    tone: 'grey',
    asksPayer: false,
    means: 'This debit order was cancelled.',
    then: 'Nothing is collected with it. Your policy goes on, so choose how you want to pay.',
  },
  EXPIRED: {
    label: 'Expired',
    tone: 'grey',
    asksPayer: false,
    means: 'This debit order has expired.',
    then: 'Nothing is collected with it. Give us an account again, or choose another way to pay.',
  },
};

/** What may change without a new approval, with one, and only as a new mandate (docs/domain/banking.md#r3-7). */
export const amendments: readonly string[] = [
  'A new bank or account is a new mandate: the bank asks for approval again.',
  'Another debit day is a change of this mandate: the bank asks for approval again, and the old day holds until then.',
  'A yearly increase of the premium within the limit above needs no new approval.',
];
