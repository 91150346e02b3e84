import { expect, it } from 'vitest';
import { editionLine } from './edition';

it('a document says which wording it is, and from when it holds', () => {
  expect(editionLine({ version: '2.1', from: '2027-03-05' })).toBe('Version 2.1, in force from 5\u00a0March\u00a02027');
});
