import { fromCents, toCents } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { splitCents } from '../amounts/split-cents';
import { type Payee } from './payee';
import { type PayoutLine, shareOfLines } from './share-lines';

/** What is paid on one day, to one payee or to all of them. Rand, above zero. */
export interface SharePayment {
  payOn: PlainDate;
  amount: number;
  lines: readonly PayoutLine[];
}

/** What one payee is paid of a claim, the earliest payment first. */
export interface ClaimShare {
  payee: Payee;
  payments: readonly SharePayment[];
}

/**
 * Splits a claim between its payees, every payment by itself, the later ones as the first: to the cent, and nothing is left over.
 * Source: docs/domain/claims.md#c6-1.
 */
export function splitClaim(payments: readonly SharePayment[], payees: readonly Payee[]): ClaimShare[] {
  const parts = payments.map(({ amount }) =>
    splitCents(
      toCents(amount),
      payees.map(({ share }) => share),
    ),
  );
  return payees.map((payee, place) => ({
    payee,
    payments: payments.flatMap(({ payOn, lines }, payment): SharePayment[] => {
      const cents = parts[payment]?.[place] ?? 0;
      return cents > 0 ? [{ payOn, amount: fromCents(cents), lines: shareOfLines(lines, cents) }] : [];
    }),
  }));
}
