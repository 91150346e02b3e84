import { fromCents, toCents } from '../../base/money';
import { type ClaimLine } from '../amounts/claim-line';

/** A line of a payout. Rand; a deduction is below zero. */
export type PayoutLine = Pick<ClaimLine, 'label' | 'amount'>;

/** Premiums that were taken after the death, on the payout of whoever gets them back. */
export const premiumsPaidBack = (amount: number): PayoutLine => ({ label: 'Premiums paid back', amount });

/** Whether a line says which premiums somebody gets back. */
export const isPremiumPaidBack = ({ label }: Pick<PayoutLine, 'label'>): boolean => label === premiumsPaidBack(0).label;

/** What a funeral parlour is paid: above zero on its own payout, below on that of whoever has it paid. */
export const paidToParlour = (amount: number): PayoutLine => ({ label: 'Paid to the funeral parlour', amount });

/** Whether a line says what the funeral parlour is paid. */
export const isPaidToParlour = ({ label }: Pick<PayoutLine, 'label'>): boolean => label === paidToParlour(0).label;

/**
 * The lines of one payee's payout: each in proportion, rounded towards zero, and the first with what is left, so that they add up to
 * the payout to the cent. Nobody reads from them what the others get.
 *
 * @param shareCents what the payee is paid of what these lines come to
 */
export function shareOfLines(lines: readonly PayoutLine[], shareCents: number): PayoutLine[] {
  const wholeCents = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const parts = lines.map(({ amount }) => Math.trunc((toCents(amount) * shareCents) / wholeCents));
  const leftCents = shareCents - parts.reduce((sum, part) => sum + part, 0);
  return lines
    .map(({ label }, place) => ({ label, amount: fromCents((parts[place] ?? 0) + (place === 0 ? leftCents : 0)) }))
    .filter(({ amount }) => amount !== 0);
}
