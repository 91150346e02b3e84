import { type PlainDate } from '../../base/plain-date';
import { type ClaimBasis } from './claim-basis';
import { type ClaimLine, type ClaimPayment } from './claim-line';
import { paymentsOf, totalOf } from './claim-lines';
import { deductionLines } from './deduction';
import { type NothingPayable } from './nothing-payable';
import { sumOf } from './rand';

/** What a claim pays for one cause of death, before any refund of premiums. Rand. */
export interface AmountsOfCause {
  /** Cover, then each benefit in catalogue order, then what is taken off, as a statement shows it. */
  lines: readonly ClaimLine[];
  /** The same by the day it is paid on, the earliest first. */
  payments: readonly ClaimPayment[];
  /** Cover and benefits, before the deduction. */
  total: number;
  deduction: number;
  payableNow: number;
  payableLater: number;
  /** What another cause would pay on top; above zero only while the cause is not known. */
  disputed: number;
  /** Why there is nothing to pay; null when there is, or when premiums take all of it. */
  nothing: NothingPayable | null;
}

/** What a claim pays in all, now and later. Rand. */
export const payableOf = ({ payableNow, payableLater }: AmountsOfCause): number => sumOf([payableNow, payableLater]);

/** Whether the law allows less of a line than the policy would pay. */
export const isCutByLaw = ({ lines }: Pick<AmountsOfCause, 'lines'>): boolean =>
  lines.some(({ amount, beforeMaximum }) => amount < beforeMaximum);

/** What these lines come to once the overdue premiums are taken off. */
export function amountsOfLines(
  { overduePremiums }: ClaimBasis,
  allLines: readonly ClaimLine[],
  decidedOn: PlainDate,
  nothing: NothingPayable | null,
): AmountsOfCause {
  const paid = allLines.filter(({ amount }) => amount > 0);
  const atOnce = totalOf(paid.filter(({ payOn }) => payOn <= decidedOn));
  const taken = deductionLines(overduePremiums, atOnce, decidedOn);
  const total = totalOf(paid);
  const deduction = -totalOf(taken);
  const lines = [...paid, ...taken];
  return {
    lines,
    payments: paymentsOf(lines),
    total,
    deduction: deduction || 0,
    payableNow: sumOf([atOnce, -deduction]),
    payableLater: sumOf([total, -atOnce]),
    disputed: 0,
    nothing,
  };
}
