import { fromCents, toCents } from '../../base/money';
import { type ClaimLine, type ClaimPayment } from './claim-line';
import { sumOf } from './rand';

/** What these lines come to. */
export const totalOf = (lines: readonly Pick<ClaimLine, 'amount'>[]): number =>
  sumOf(lines.map(({ amount }) => amount));

/** The lines held below the maximum that the law leaves: earlier lines are paid first, so later ones are cut first. */
export function heldBelow(lines: readonly ClaimLine[], maximum: number): ClaimLine[] {
  let leftCents = toCents(maximum);
  return lines.map((line) => {
    const paidCents = Math.min(toCents(line.amount), leftCents);
    leftCents -= paidCents;
    return { ...line, amount: fromCents(paidCents) };
  });
}

/** The lines by the day they are paid on, the earliest first; a day on which nothing is left to pay is no payment. */
export function paymentsOf(lines: readonly ClaimLine[]): ClaimPayment[] {
  const days = [...new Set(lines.map(({ payOn }) => payOn))].toSorted();
  return days
    .map((payOn): ClaimPayment => {
      const ofDay = lines.filter((line) => line.payOn === payOn);
      return { payOn, amount: totalOf(ofDay), lines: ofDay };
    })
    .filter(({ amount }) => amount > 0);
}
