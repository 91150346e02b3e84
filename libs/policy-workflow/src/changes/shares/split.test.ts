import { describe, expect, it } from 'vitest';
import { isGoodShare, percentIn, rowsFor, shareOfCover, sharedEqually, sumOf, type TypedShare } from './split';

const rows = (...shares: string[]): TypedShare[] => shares.map((share, at) => ({ id: `${at}`, share }));

describe('what is typed as a share', () => {
  it.each([
    { typed: '', percent: null },
    { typed: ' 30 ', percent: 30 },
    { typed: '30 %', percent: 30 },
    { typed: '0', percent: 0 },
    { typed: '12,5', percent: Number.NaN },
    { typed: 'half', percent: Number.NaN },
    { typed: '-5', percent: Number.NaN },
  ])('"$typed" is $percent', ({ typed, percent }) => {
    expect(percentIn(typed)).toBe(percent);
  });

  it.each(['1', '100'])('"%s" can be a share', (typed) => expect(isGoodShare(typed)).toBe(true));
  it.each(['', '0', '101', '1,5'])('"%s" cannot', (typed) => expect(isGoodShare(typed)).toBe(false));
});

describe('the shares of all together', () => {
  it.each([
    { shares: ['70', '15'], says: '15\u00a0% left to give', state: 'open', given: 85 },
    { shares: ['70', '35'], says: '5\u00a0% too much', state: 'over', given: 105 },
    { shares: ['70', '30'], says: 'All 100\u00a0% is shared out', state: 'whole', given: 100 },
    { shares: ['100', ''], says: 'Nothing is left to give: make another share smaller', state: 'open', given: 100 },
    { shares: ['', ''], says: '100\u00a0% left to give', state: 'open', given: 0 },
    { shares: ['70', 'half'], says: '30\u00a0% left to give', state: 'open', given: 70 },
  ])('$shares: $says', ({ shares, says, state, given }) => {
    expect(sumOf(rows(...shares))).toEqual({ words: says, state, given });
  });

  it('can be made equal, the first taking what does not divide', () => {
    expect(sharedEqually(rows('', '10', '5')).map(({ share }) => share)).toEqual(['34', '33', '33']);
  });
});

describe('the rows of a form', () => {
  it('are those of the people of today: one who has gone is gone, one who came is there', () => {
    const typed = [
      { id: 'a', share: '60' },
      { id: 'gone', share: '40' },
    ];
    expect(rowsFor(['a', null], typed)).toEqual([
      { id: 'a', share: '60' },
      { id: null, share: '' },
    ]);
  });

  it('give everything to somebody alone', () => {
    expect(rowsFor(['a'], [{ id: 'a', share: '60' }])).toEqual([{ id: 'a', share: '100' }]);
  });
});

it('a share of the cover in rand', () => {
  expect(shareOfCover(30_000, 15)).toBe('R\u00a04\u00a0500');
});
