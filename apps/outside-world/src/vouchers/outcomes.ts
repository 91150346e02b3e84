import { type Voucher, type VoucherState } from './voucher';

/** What may become of a voucher, and how the provider tells the insurer. */
export interface Outcome {
  code: string;
  label: string;
  result: VoucherState['result'];
  /** How often it is told; once unless it says otherwise. 0: only whoever asks hears of it. */
  told?: number;
  /** Cashed, but missing on the list of the day. */
  isUnlisted?: boolean;
}

const outcomes: readonly Outcome[] = [
  { code: 'CASHED', label: 'Cash it at a till', result: 'CASHED' },
  { code: 'EXPIRED', label: 'Let it expire', result: 'EXPIRED' },
  { code: 'UNTOLD', label: 'Cash it, and tell only whoever asks', result: 'CASHED', told: 0 },
  { code: 'TOLD_THRICE', label: 'Cash it, and tell it three times', result: 'CASHED', told: 3 },
  { code: 'UNLISTED', label: 'Cash it, and leave it off the list of the day', result: 'CASHED', isUnlisted: true },
];

/** What may become of a voucher as it stands now: once it was cashed or expired, nothing. */
export const outcomesFor = ({ state }: Pick<Voucher, 'state'>): readonly Outcome[] => (state === null ? outcomes : []);

/** After so many milliseconds nobody can cash it any more: 30 days. */
export const expiresAfterMs = 30 * 24 * 60 * 60_000;

/** What cellphone numbers with these last three digits do. */
export const numberPlans = {
  '999': { meaning: 'refused at once: no text message reaches it', isReached: false, isAnswered: true },
  '995': { meaning: 'issued, and the insurer gets no answer', isReached: true, isAnswered: false },
} as const satisfies Record<string, { meaning: string; isReached: boolean; isAnswered: boolean }>;

const usual = { isReached: true, isAnswered: true };

export const planOf = (cellNumber: string): { isReached: boolean; isAnswered: boolean } =>
  Object.entries(numberPlans).find(([digits]) => cellNumber.endsWith(digits))?.[1] ?? usual;
