import { coverAmount, coverLines, formatCover, formatRand, livesOf } from '@portal/domain';
import { amountInWords } from '../shared/amount-in-words';
import { whoPlanCovers } from '../shared/plan-messages';
import { type Offer } from './offers';

/** One detail of several plans, in the order of the plans. */
export interface ComparedDetail {
  label: string;
  values: readonly string[];
  /** Whether the plans are not all alike in it. */
  differs: boolean;
}

/** What plans cover and cost, detail by detail; amounts that none of them has are left out. */
export const comparisonRows = (offers: readonly Offer[]): ComparedDetail[] => [
  detail('Plan', offers, ({ plan }) => plan.Product_Name),
  detail('Who is covered', offers, ({ plan }) => whoPlanCovers(plan.Product_Name)),
  ...coverLines.flatMap(({ field, label }) => {
    if (offers.every(({ plan }) => coverAmount(plan, field) === 0)) return [];
    return [detail(label, offers, ({ plan }) => amountInWords(plan, field))];
  }),
  detail('Extended members', offers, ({ plan }) =>
    livesOf(plan.Product_Name).extendedMembers ? `Yes, each up to ${formatCover(plan.levelOfCover)}` : 'No',
  ),
  detail('Your premium a month', offers, ({ premium }) =>
    premium === null ? 'No premium for your age' : formatRand(premium),
  ),
  detail('Difference a month', offers, ({ isMine, difference }) => (isMine ? '-' : differenceInWords(difference))),
];

const detail = (label: string, offers: readonly Offer[], valueOf: (offer: Offer) => string): ComparedDetail => {
  const values = offers.map(valueOf);
  return { label, values, differs: new Set(values).size > 1 };
};

/** A difference in premium as it is shown: "+R 47". */
export function differenceInWords(difference: number | null): string {
  if (difference === null) return '-';
  if (difference === 0) return 'The same';
  return `${difference > 0 ? '+' : ''}${formatRand(difference)}`;
}
