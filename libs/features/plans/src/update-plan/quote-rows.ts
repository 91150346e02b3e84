import { type Policy, type Product, type Quote } from '@portal/contract';
import { type CoverField, formatCover, formatRandOr } from '@portal/domain';
import { type ComparisonRow } from '@portal/ui-kit';
import { amountInWords } from '../shared/amount-in-words';
import { whoPlanCovers } from '../shared/plan-messages';

/** The amount as it was quoted; where there is none, what the plan has instead. */
const coverInWords = (amount: number, field: string, plan: Product) =>
  amount > 0 ? formatCover(amount) : amountInWords({ ...plan, [field]: 0 }, field as CoverField);

const row = (label: string, current: string, proposed: string): ComparisonRow => ({
  label,
  current,
  proposed,
  changed: current !== proposed,
});

/** The plan as it is beside the quoted one: who is covered, for how much, at what price. */
export const quoteRows = (quote: Quote, from: Policy['Product'], to: Product): ComparisonRow[] => [
  row('Plan', from.Product_Name, to.Product_Name),
  row('Who is covered', whoPlanCovers(from.Product_Name), whoPlanCovers(to.Product_Name)),
  ...quote.coverChanges.map(({ field, label, current, proposed }) =>
    row(label, coverInWords(current, field, from), coverInWords(proposed, field, to)),
  ),
  ...quote.breakdown
    .filter(({ current, proposed }) => current > 0 || proposed > 0)
    .map(({ label, current, proposed }) =>
      row(`Premium: ${label.toLowerCase()}`, formatRandOr(current, 'None'), formatRandOr(proposed, 'None')),
    ),
];
