import { formatDate, formatRand } from '@portal/domain';
import { monthsInWords } from '@portal/contract/words';
import { type PaymentEffect } from './effect-of-payment';

/** What a payment would do, a sentence each. */
export function effectWords(effect: PaymentEffect): string[] {
  const { months, paidTo, credit, outstanding, before, after } = effect;
  const pays =
    months.length > 0
      ? `It pays your ${months.length === 1 ? 'premium' : 'premiums'} for ${monthsInWords(months)}.`
      : null;
  const upTo = months.length > 0 && paidTo !== null ? `You are then paid up to ${formatDate(paidTo)}.` : null;
  const rest = credit > 0 ? `${formatRand(credit)} is kept towards the premium after that.` : null;
  const owed =
    outstanding > 0 && after !== 'ACTIVE'
      ? `${formatRand(outstanding)} is still outstanding after that, so your policy stays ${after === 'LAPSED' ? 'lapsed' : 'in grace'}.`
      : null;
  return [pays, upTo, rest, standingWords(before, after), owed].filter((sentence) => sentence !== null);
}

function standingWords(before: PaymentEffect['before'], after: PaymentEffect['after']): string | null {
  if (before === after || after !== 'ACTIVE') return null;
  if (before === 'LAPSED') {
    return 'Your policy is active again on the same terms and without a new waiting period. Deaths between the lapse and this payment are not covered.';
  }
  return before === 'PENDING' ? 'Your policy begins.' : 'Your policy is active again.';
}
