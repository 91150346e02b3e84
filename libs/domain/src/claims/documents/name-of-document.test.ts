import { describe, expect, it } from 'vitest';
import { nameOfDocument } from './name-of-document';

describe('what a document is called', () => {
  it.each([
    [
      'Death certificate (or, until you have it, DHA-1663 and BI-1680)',
      { name: 'Death certificate', more: 'or, until you have it, DHA-1663 and BI-1680' },
    ],
    ['DHA-1663, all pages', { name: 'DHA-1663, all pages', more: null }],
  ])('%s', (label, parts) => {
    expect(nameOfDocument(label)).toEqual(parts);
  });
});
