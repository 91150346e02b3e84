import { DebiCheckMandateSchema } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { adjustmentInWords } from './mandate-rows';

const categories = DebiCheckMandateSchema.entries.Adjustment_Category.options;
const nothing = { Adjustment_Rate: null, Adjustment_Amount: null };

describe('how much an instalment may grow', () => {
  it.each(categories)('%s is told in words', (Adjustment_Category) => {
    expect(adjustmentInWords({ ...nothing, Adjustment_Category })).toMatch(/^[A-Z][a-z ]+$/);
  });

  it.each([
    { Adjustment_Category: 'A', Adjustment_Rate: 10, says: 'Once a year, by up to 10%' },
    { Adjustment_Category: 'B', Adjustment_Amount: 20, says: 'Twice a year, by up to R\u00a020' },
    { Adjustment_Category: 'N', Adjustment_Rate: 10, says: 'Never' },
  ] as const)('$says', ({ says, ...terms }) => {
    expect(adjustmentInWords({ ...nothing, ...terms })).toBe(says);
  });
});
