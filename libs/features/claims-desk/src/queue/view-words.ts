import { type ClaimView } from '../data/queue-search';

/** Each list of claims: its name, and what is said when nothing is in it. Source: docs/domain/claims.md#c10-1. */
export const viewWords: Readonly<Record<ClaimView, { label: string; empty: string }>> = {
  TO_DECIDE: { label: 'To decide', empty: 'No claim waits for a decision.' },
  MINE: { label: 'Mine', empty: 'You work on no claim. Take one from the list “To decide”.' },
  WAITING_FOR_FAMILY: { label: 'Waiting for family', empty: 'No claim waits for a family.' },
  WAITING_FOR_BANK: { label: 'Waiting for bank', empty: 'No payment is with the bank.' },
  OVERDUE: { label: 'Overdue', empty: 'No claim is overdue.' },
  FLAGGED: { label: 'Flagged', empty: 'No open claim has a flag.' },
  ALL: { label: 'All', empty: 'There is no claim.' },
};
