import { legacyProducts, products } from '@portal/domain/catalogue';
import { expect, it } from 'vitest';
import { amountInWords } from './amount-in-words';

it.each([
  { id: 'prd-fa-020', field: 'spouseCover', says: 'R\u00a020\u00a0000' },
  { id: 'prd-sm-020', field: 'spouseCover', says: 'Not covered' },
  { id: 'prd-fa-020', field: 'cover0To11', says: 'As children 0-5' },
  { id: 'prd-sm-020', field: 'cover0To11', says: 'Not covered' },
  { id: 'leg-fa-2012', field: 'cover0To11', says: 'R\u00a01\u00a0875' },
] as const)('$field of $id: $says', ({ id, field, says }) => {
  const [plan] = [...products, ...legacyProducts].filter((one) => one.id === id);
  expect(plan && amountInWords(plan, field)).toBe(says);
});
