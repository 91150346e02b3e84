import { type BankingDetails } from '@portal/contract';
import { formatDate, todayInJohannesburg, type Tone, verificationTakes, verifyingSentence } from '@portal/domain';

type Checked = Pick<BankingDetails, 'Verification_Status' | 'Verification_Message' | 'Verified_At'>;

interface Words {
  label: string;
  tone: Tone;
  /** What it means, when the bank gave no reason of its own. */
  means: string;
  /** What somebody does about it; null: nothing. */
  then: string | null;
}

const words: Record<BankingDetails['Verification_Status'], Words> = {
  PENDING: {
    label: 'Being verified',
    tone: 'amber',
    then: 'You do not have to do anything. Here you see what the bank says.',
    means: `${verifyingSentence}.`,
  },
  PROCESSING: {
    label: 'With the bank',
    tone: 'amber',
    then: 'You do not have to do anything. Here you see what the bank says.',
    means: `The bank is checking your account now. ${verificationTakes}.`,
  },
  VERIFIED: { label: 'Verified', tone: 'green', means: 'Account verified', then: null },
  FAILED_VERIFICATION: {
    label: 'Not verified',
    tone: 'red',
    means: 'The bank could not verify this account',
    then: 'We cannot collect from this account. Enter the account again or give us another one.',
  },
  BLOCKED: {
    label: 'Blocked',
    tone: 'red',
    means: 'Debit orders from this account are blocked',
    then: 'We cannot collect from this account. Ask your bank why, or give us another account.',
  },
};

/** Nothing more than the label says. */
const plainMessage = 'Account verified';

export interface Verification {
  label: string;
  tone: Tone;
  /** Sentences to read, the most important first. */
  sentences: readonly string[];
  /** True when somebody should look at it although the account was verified. */
  warns: boolean;
}

/** What is known of an account from its bank, in words (docs/domain/banking.md#r3-3). A verified account may still carry a warning. */
export function verificationOf(details: Checked): Verification {
  const { label, tone, means, then } = words[details.Verification_Status];
  const message = details.Verification_Message;
  const isVerified = details.Verification_Status === 'VERIFIED';
  const warns = isVerified && message !== null && message !== '' && message !== plainMessage;
  const on = details.Verified_At && formatDate(todayInJohannesburg(new Date(details.Verified_At)));
  if (isVerified) {
    return {
      label,
      tone: warns ? 'amber' : tone,
      warns,
      sentences: [
        ...(warns
          ? [sentence(message), 'Ask your bank, or give us another account, so that no premium is missed.']
          : []),
        `Account verified${on ? ` on ${on}` : ''}.`,
      ],
    };
  }
  return { label, tone, warns, sentences: [sentence(message || means), ...(then ? [then] : [])] };
}

/** With its full stop. */
const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Whether premiums may go on being collected from it: else somebody who pays by debit order needs another account. */
export const isUsable = ({ Verification_Status: status }: Pick<BankingDetails, 'Verification_Status'>): boolean =>
  status !== 'FAILED_VERIFICATION' && status !== 'BLOCKED';
