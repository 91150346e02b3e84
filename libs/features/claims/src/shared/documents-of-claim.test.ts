import { describe, expect, it } from 'vitest';
import { alternativeTo, countMissing, missingOf } from './documents-of-claim';
import { aDocument } from '../testing/a-claim';

const documents = [
  aDocument({ id: 'letter', status: 'NEEDED', neededFor: 'PAYMENT' }),
  aDocument({ id: 'certificate', status: 'NOT_USABLE', reason: 'TOO_DARK' }),
  aDocument({ id: 'notice', status: 'NEEDED' }),
  aDocument({ id: 'statement', status: 'RECEIVED' }),
  aDocument({ id: 'marriage', status: 'ACCEPTED' }),
  aDocument({ id: 'study', status: 'WAIVED' }),
];

describe('what still has to be sent', () => {
  it('is what never came or could not be used, first what the decision waits for', () => {
    expect(missingOf({ documents }).map(({ id }) => id)).toEqual(['certificate', 'notice', 'letter']);
  });

  it('is counted as far as the decision waits for it', () => {
    expect(countMissing({ documents })).toBe(2);
  });
});

describe('what will do in its place', () => {
  it.each([
    [aDocument(), 'or, until you have it, DHA-1663 and BI-1680'],
    [
      aDocument({ label: 'Proof of your marriage or union', alsoTakes: ['AFFIDAVIT'] }),
      'or affidavit about your marriage or union',
    ],
    [aDocument({ label: 'DHA-1663, all pages' }), null],
  ])('%#', (document, words) => {
    expect(alternativeTo(document)).toBe(words);
  });
});
