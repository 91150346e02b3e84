import { fromCents, toCents } from '../../base/money';
import { type PlainDate } from '../../base/plain-date';
import { type ClaimLine } from './claim-line';
import { labelOfOverdue, type OverduePremium } from './overdue-premiums';

/**
 * The overdue premiums as lines below zero, the oldest first: together never more than what is payable at once, and nothing of what is
 * paid later. Source: docs/domain/claims.md#c4-2.
 *
 * @param payableAtOnce rand before the deduction
 */
export function deductionLines(
  overdue: readonly OverduePremium[],
  payableAtOnce: number,
  decidedOn: PlainDate,
): ClaimLine[] {
  let leftCents = toCents(payableAtOnce);
  return overdue.flatMap(({ due, amount }): ClaimLine[] => {
    const takenCents = Math.min(toCents(amount), leftCents);
    leftCents -= takenCents;
    const taken = -fromCents(takenCents);
    const label = labelOfOverdue(due);
    return takenCents > 0
      ? [{ kind: 'DEDUCTION', riderId: null, label, amount: taken, beforeMaximum: taken, payOn: decidedOn }]
      : [];
  });
}
