import { planCategory } from './plan-category';

/** Every amount of a product, in the order of the screen, with the specification's own labels. */
export const coverLines = [
  { field: 'levelOfCover', label: 'Main member' },
  { field: 'spouseCover', label: 'Spouse' },
  { field: 'cover1To5', label: 'Children 0-5' },
  { field: 'cover6To13', label: 'Children 6-17' },
  { field: 'cover0To11', label: 'Children 0-11' },
  { field: 'cover14To21', label: 'Children 18-21' },
  { field: 'coverStillborn', label: 'Stillborn' },
] as const;

export type CoverField = (typeof coverLines)[number]['field'];
export interface CoverLine {
  field: CoverField;
  label: string;
  /** Rand, above zero. */
  amount: number;
}

/** A product as far as its cover goes. Amounts may come as text or not at all from older records. */
export type CoveredProduct = { Product_Name: string } & {
  [field in CoverField]?: number | string | null | undefined;
};

/** An amount as a number; 0 for what is empty or not a number. */
export const coverAmount = (product: CoveredProduct, field: CoverField): number => {
  const amount = Number(product[field] ?? 0);
  return Number.isFinite(amount) ? amount : 0;
};

/** What a plan pays, line by line. Spouse and child lines only for a family plan; nothing for zero or empty amounts. */
export const coverBreakdown = (product: CoveredProduct): CoverLine[] => {
  const isFamily = planCategory(product.Product_Name) === 'family';
  return coverLines
    .filter(({ field }) => isFamily || field === 'levelOfCover')
    .map(({ field, label }) => ({ field, label, amount: coverAmount(product, field) }))
    .filter(({ amount }) => amount > 0);
};

/** The specification's label of a cover field. */
export const coverLabel = (field: CoverField): string =>
  coverLines.find((line) => line.field === field)?.label ?? field;
