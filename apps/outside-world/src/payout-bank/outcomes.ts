import { labelOf, payoutFailures, type PayoutFailure } from '@portal/domain';
import { type Payout, type PayoutState } from './payout';

/** What the bank may do with a payment, and how it tells the insurer. */
export interface Outcome {
  code: string;
  label: string;
  /** What became of it before, for it to make sense; null: nothing. */
  after: PayoutState['result'] | null;
  result: PayoutState['result'] | null;
  reason?: PayoutFailure;
  /** How often it is told; once unless it says otherwise. 0: only whoever asks hears of it. */
  told?: number;
  /** Paid, but missing on the list of the day. */
  isUnlisted?: boolean;
}

const refusal = (reason: PayoutFailure): Outcome => ({
  code: reason,
  label: `Refuse: ${labelOf(payoutFailures, reason)}`,
  after: null,
  result: 'FAILED',
  reason,
});

const outcomes: readonly Outcome[] = [
  { code: 'PAID', label: 'Pay', after: null, result: 'PAID' },
  refusal('UNKNOWN_ACCOUNT'),
  refusal('ACCOUNT_CLOSED'),
  refusal('OTHER_HOLDER'),
  { code: 'SILENT', label: 'Say nothing', after: null, result: null },
  { code: 'UNTOLD', label: 'Pay, and tell only whoever asks', after: null, result: 'PAID', told: 0 },
  { code: 'TOLD_THRICE', label: 'Pay, and tell it three times', after: null, result: 'PAID', told: 3 },
  {
    code: 'UNLISTED',
    label: 'Pay, and leave it off the list of the day',
    after: null,
    result: 'PAID',
    isUnlisted: true,
  },
  { code: 'RETURNED', label: 'Send it back', after: 'PAID', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' },
];

/** What may be done with a payment as it stands now. */
export const outcomesFor = ({ state }: Payout): Outcome[] =>
  outcomes.filter(({ after }) => after === (state?.result ?? null));

/** When the call that hands a payment over is answered: at once, never, or only after what became of it was told. */
type PayAnswer = 'AT_ONCE' | 'NEVER' | 'AFTERWARDS';

/** What an account makes of a payment by itself. */
interface AccountPlan {
  meaning: string;
  answer: PayAnswer;
  /** What happens, one after the other, each so many milliseconds after the one before. */
  steps: readonly { afterMs: number; code: Outcome['code'] }[];
}

const soon = 5_000;
const minute = 60_000;
const usual: AccountPlan = {
  meaning: 'paid after 5 seconds',
  answer: 'AT_ONCE',
  steps: [{ afterMs: soon, code: 'PAID' }],
};

/** What accounts with these last three digits do. Source: docs/domain/claims.md#c6-3. */
export const accountPlans: Record<string, AccountPlan> = {
  '999': {
    meaning: 'refused at once: the bank does not know it',
    answer: 'AT_ONCE',
    steps: [{ afterMs: 0, code: 'UNKNOWN_ACCOUNT' }],
  },
  '998': {
    meaning: 'refused after 1 minute: it is closed',
    answer: 'AT_ONCE',
    steps: [{ afterMs: minute, code: 'ACCOUNT_CLOSED' }],
  },
  '997': {
    meaning: 'refused after 5 seconds: it belongs to somebody else',
    answer: 'AT_ONCE',
    steps: [{ afterMs: soon, code: 'OTHER_HOLDER' }],
  },
  '996': {
    meaning: 'paid after 5 seconds, sent back 2 minutes later',
    answer: 'AT_ONCE',
    steps: [
      { afterMs: soon, code: 'PAID' },
      { afterMs: 2 * minute, code: 'RETURNED' },
    ],
  },
  '995': {
    meaning: 'no answer for 30 minutes, then paid',
    answer: 'NEVER',
    steps: [{ afterMs: 30 * minute, code: 'PAID' }],
  },
  '994': {
    meaning: 'paid after 5 seconds, and told three times',
    answer: 'AT_ONCE',
    steps: [{ afterMs: soon, code: 'TOLD_THRICE' }],
  },
  '993': {
    meaning: 'paid and told before the call is answered',
    answer: 'AFTERWARDS',
    steps: [{ afterMs: 0, code: 'PAID' }],
  },
};

/** What an account makes of a payment by itself. */
export const planOf = (accountNumber: string): AccountPlan => accountPlans[accountNumber.slice(-3)] ?? usual;
