import { type PayeeAccount } from '@portal/contract';
import { type Tone, verifyingSentence } from '@portal/domain';

/** What the bank says of an account, in words. */
interface Verification {
  label: string;
  tone: Tone;
  /** What it means for the payment; null: nothing more than the label says. */
  sentence: string | null;
  /** Nothing can be paid into it as it is. */
  isBad: boolean;
}

const verifying = { label: 'Being verified', tone: 'amber', isBad: false } as const;
const refused = { label: 'Not verified', tone: 'red', isBad: true } as const;
const withStop = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);

/** Whether a claim can be paid into an account. Source: docs/domain/claims.md#c6-2. */
export function verificationOf({ Verification_Status, Verification_Message: said }: PayeeAccount): Verification {
  switch (Verification_Status) {
    case 'VERIFIED':
      return { label: 'Verified', tone: 'green', sentence: null, isBad: false };
    case 'PENDING':
    case 'PROCESSING':
      return { ...verifying, sentence: withStop(said || verifyingSentence) };
    default:
      return {
        ...refused,
        sentence: `${withStop(said || 'The bank could not verify this account')} Check it, or use another account.`,
      };
  }
}
