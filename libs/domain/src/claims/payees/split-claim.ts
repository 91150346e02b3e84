import { fromCents, toCents } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { type ClaimPayment } from '../amounts/claim-line';
import { splitCents } from '../amounts/split-cents';
import { type Payee } from './payee';
import { paidToParlour, type PayoutLine, shareOfLines } from './share-lines';

/** Rand of an estate that a funeral parlour is paid at once at most. */
const mostToParlour = 20_000;

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

/** What else decides how a claim is split. */
export interface SplitFacts {
  decidedOn: PlainDate;
  /** Rand on the parlour's invoice, where the adult who arranges the funeral asked that it be paid from the estate; null: nobody did. */
  parlourInvoice: number | null;
}

/**
 * Splits a claim between its payees, every payment by itself, the later ones as the first: to the cent, and nothing is left over. Where
 * there is no beneficiary, part of what the estate is paid at once goes to the funeral parlour. Source: docs/domain/claims.md#c6-1.
 */
export function splitClaim(
  payments: readonly ClaimPayment[],
  payees: readonly Payee[],
  { decidedOn, parlourInvoice }: SplitFacts,
): ClaimShare[] {
  const parts = payments.map(({ amount }) =>
    splitCents(
      toCents(amount),
      payees.map(({ share }) => share),
    ),
  );
  const shares = payees.map((payee, place) => ({
    payee,
    payments: payments.flatMap(({ payOn, lines }, payment): SharePayment[] => {
      const cents = parts[payment]?.[place] ?? 0;
      return cents > 0 ? [{ payOn, amount: fromCents(cents), lines: shareOfLines(lines, cents) }] : [];
    }),
  }));
  return shares.flatMap((share) => withParlour(share, decidedOn, parlourInvoice ?? 0));
}

/** An estate that is paid for want of a beneficiary, and the funeral parlour that is paid from it. */
function withParlour(share: ClaimShare, decidedOn: PlainDate, invoice: number): ClaimShare[] {
  const { payee, payments } = share;
  const [first, ...later] = payments;
  const isForWantOfBeneficiary = payee.kind === 'ESTATE' && payee.beneficiaryId === null;
  if (!isForWantOfBeneficiary || !first || first.payOn > decidedOn || invoice <= 0) return [share];
  const amount = Math.min(invoice, mostToParlour, first.amount);
  const left = fromCents(toCents(first.amount) - toCents(amount));
  const parlour: Payee = { ...payee, kind: 'FUNERAL_PARLOUR', estateOf: null, needs: null };
  const ofEstate = left > 0 ? [{ ...first, amount: left, lines: [...first.lines, paidToParlour(-amount)] }] : [];
  return [
    { payee: parlour, payments: [{ payOn: first.payOn, amount, lines: [paidToParlour(amount)] }] },
    ...(left > 0 || later.length > 0 ? [{ payee, payments: [...ofEstate, ...later] }] : []),
  ];
}
