import { fromCents, toCents } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { type ClaimPayment } from '../amounts/claim-line';
import { splitCents } from '../amounts/split-cents';
import { type Payee } from './payee';
import { type PayoutLine, shareOfLines } from './share-lines';

/** What one payee is paid on one day. Rand, above zero. */
interface SharePayment {
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
export function splitClaim(payments: readonly ClaimPayment[], payees: readonly Payee[]): ClaimShare[] {
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
