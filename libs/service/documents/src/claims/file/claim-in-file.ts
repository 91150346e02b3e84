import { type ClaimAmountsRead, type ClaimCase, type ClaimLetter } from '@portal/contract';
import { type PlainDate } from '@portal/domain';

/**
 * A claim as its file tells of it: without flags and without what was checked because of one, which whoever reads a file outside the
 * house is never shown, and without what only the screens of staff need. Source: docs/domain/claims.md#c7-5.
 */
export type ClaimInFile = Pick<
  ClaimCase,
  | 'reference'
  | 'policyNumber'
  | 'life'
  | 'stillborn'
  | 'dateOfDeath'
  | 'placeOfDeath'
  | 'countryOfDeath'
  | 'causeReported'
  | 'cause'
  | 'status'
  | 'clocks'
  | 'disputeReason'
  | 'deathConfirmed'
  | 'documents'
  | 'policy'
  | 'amountsByCause'
  | 'legalMaximum'
  | 'claimants'
  | 'recommendation'
  | 'decision'
  | 'earlierDecisions'
  | 'representations'
  | 'payouts'
  | 'history'
> & {
  /** What it pays line by line: as it was decided, before that as it would be decided today. */
  amounts: ClaimAmountsRead;
  /** The letters of refusals, the oldest first, with the day of each. */
  letters: readonly { on: PlainDate; letter: Pick<ClaimLetter, 'parts'> }[];
};

/** A label beside what it says; null: nothing to say. */
export type Row = readonly [label: string, value: string] | null;

/** Label beside value, those that say something. */
export const details = (rows: readonly Row[]) =>
  ({ kind: 'details', rows: rows.filter((row) => row !== null) }) as const;

export const text = (text: string) => ({ kind: 'text', text }) as const;
