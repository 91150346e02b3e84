/**
 * Where one debit stands between us and the payer's bank. `BUILT`: to be sent. `TRACKING`: the bank tries again. `RECALLED`: never
 * sent, because it was not wanted any more. `NO_ANSWER`: the bank is asked what became of it; there is never a second debit.
 */
export const debitStates = [
  'BUILT',
  'SENT',
  'TRACKING',
  'PAID',
  'UNPAID',
  'DISPUTED',
  'RECALLED',
  'NO_ANSWER',
] as const;
export type DebitState = (typeof debitStates)[number];

/** What a bank reports of a debit. */
export const debitResults = ['PAID', 'TRACKING', 'UNPAID', 'DISPUTED'] as const;
export type DebitResult = (typeof debitResults)[number];

const next: Record<DebitState, readonly DebitState[]> = {
  BUILT: ['SENT', 'RECALLED'],
  SENT: ['TRACKING', 'PAID', 'UNPAID', 'NO_ANSWER'],
  TRACKING: ['PAID', 'UNPAID', 'NO_ANSWER'],
  NO_ANSWER: ['TRACKING', 'PAID', 'UNPAID'],
  // A late return, and a payer who says that nobody had asked them.
  PAID: ['UNPAID', 'DISPUTED'],
  // The bank went on trying and told us later that it worked.
  UNPAID: ['PAID'],
  DISPUTED: [],
  RECALLED: [],
};

/** Whether a debit may go from one state to another. */
export const canDebitBecome = (from: DebitState, to: DebitState): boolean => next[from].includes(to);

/** No answer of the bank has been read yet. */
export const isDebitOpen = (state: DebitState): boolean =>
  state === 'BUILT' || state === 'SENT' || state === 'TRACKING' || state === 'NO_ANSWER';
