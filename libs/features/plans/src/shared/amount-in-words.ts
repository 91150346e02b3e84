import { coverAmount, type CoveredProduct, type CoverField, formatCover } from '@portal/domain';

/** What a plan pays for one line: the amount, where the line is part of another, or that it is not covered. */
export function amountInWords(plan: CoveredProduct, field: CoverField): string {
  const amount = coverAmount(plan, field);
  if (amount > 0) return formatCover(amount);
  // A closed plan has a line for the first months of life; on the others these children are among the next line's.
  const isAmongOthers = field === 'cover0To11' && coverAmount(plan, 'cover1To5') > 0;
  return isAmongOthers ? 'As children 0-5' : 'Not covered';
}
