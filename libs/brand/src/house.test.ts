import { expect, it } from 'vitest';
import house from '../brands/ubuntu/brand.json' with { type: 'json' };
import { houseId, houseName } from './house';

it('the house brand is called here as in its own file', () => {
  expect({ id: houseId, productName: houseName }).toEqual({ id: house.id, productName: house.productName });
});
