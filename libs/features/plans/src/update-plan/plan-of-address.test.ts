import { products } from '@portal/domain/catalogue';
import { expect, it } from 'vitest';
import { planOfAddress } from './plan-of-address';

it.each([
  { name: 'prd-fa-020', finds: 'prd-fa-020' },
  { name: 'FA020', finds: 'prd-fa-020' },
  { name: 'fa020', finds: 'prd-fa-020' },
  { name: 'Prd-SM-075', finds: 'prd-sm-075' },
  { name: 'leg-fa-2012', finds: undefined },
  { name: '', finds: undefined },
  { name: 'prd-fa', finds: undefined },
])('"$name" is $finds', ({ name, finds }) => {
  expect(planOfAddress(name, products)?.id).toBe(finds);
});
