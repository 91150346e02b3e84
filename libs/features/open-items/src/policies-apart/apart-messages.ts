import { type SetApartWork } from '@portal/domain';

/** What could not be done, for staff. */
export const workInWords: Record<SetApartWork, string> = {
  ACCOUNT_CHECK: 'Asking the bank about an account again',
  CLAIM_ACCOUNT_CHECK: 'Asking the bank about the account of a claimant again',
  CLAIM_REMINDERS: 'Reminding whoever claims',
  COVER_AFTER_DEATH: 'Writing to the others before a policy ends after a death, and ending it',
  DEATH_REGISTER: 'Asking the register of deaths',
  DEATH_REPORT: 'Looking up the report of a death',
  DEBIT_ANSWER: 'Asking the bank what became of a debit',
  DEBIT_MAKING: 'Making a debit',
  DEBIT_SENDING: 'Handing a debit to the bank',
  MANDATE_EXPIRY: 'Giving up a debit order that nobody approved',
  MANDATE_SENDING: 'Asking the bank for a debit order',
  PAYMENT_EXPIRY: 'Giving up a payment that nobody finished',
  PAYMENT_REPORT: 'Taking in a payment',
  PAYOUT_ANSWER: 'Asking what became of a payment of a claim',
  PAYOUT_RELEASE: 'Making a payment of a claim ready',
  PAYOUT_SENDING: 'Handing over a payment of a claim',
};

/** Why what is due could not be done, for staff. */
export function reasonInWords(reason: string, place: string | null): string {
  if (reason === 'UNUSABLE_RECORD') return `A value of the record cannot be used: ${place ?? 'we do not know which'}`;
  if (reason.startsWith('DATABASE_')) return `The database refused it (${reason.slice('DATABASE_'.length)})`;
  return `Something went wrong that nobody expected${place === null ? '' : `: ${place}`}`;
}
