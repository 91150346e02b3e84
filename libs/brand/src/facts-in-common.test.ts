import { describe, expect, it } from 'vitest';
import { type BrandFacts, factsInCommon } from './facts-in-common.ts';
import { houseId } from './house.ts';
import { sampleLegal } from './sample-legal.ts';

const one: BrandFacts = {
  id: 'one',
  productName: 'One Cover',
  contact: { email: 'care@one.example', phone: '011 555 0101', chatNumber: '27825550101' },
  legal: { insurerName: 'One Life Limited', fspNumber: '11111', compliancePhone: '011 555 0102' },
};
const other: BrandFacts = {
  id: 'other',
  productName: 'Other Cover',
  contact: { email: 'care@other.example', phone: '021 555 0201' },
  legal: { insurerName: 'Other Life Limited', fspNumber: '22222' },
};
const house: BrandFacts = { id: houseId, productName: 'House', contact: {}, legal: {} };

describe('facts that two brands have in common', () => {
  it.each([
    { why: 'none', is: other, says: [] },
    { why: 'the product, in capitals', is: { ...other, productName: ' ONE  cover' }, says: ['productName'] },
    { why: 'the FSP number', is: { ...other, legal: { fspNumber: '11111' } }, says: ['legal.fspNumber'] },
    {
      why: 'the phone, written internationally',
      is: { ...other, contact: { phone: '+27 11 555-0101' } },
      says: ['contact.phone'],
    },
    {
      why: 'a phone that is for something else there',
      is: { ...other, contact: { phone: '(011) 555 0102' } },
      says: ['contact.phone'],
    },
  ])('$why', ({ is, says }) => {
    expect(factsInCommon(is, one)).toEqual(says);
  });

  it('those of the demo’s insurer belong to the house', () => {
    const { fspNumber, compliancePhone: phone } = sampleLegal;
    expect(factsInCommon({ ...other, contact: { phone }, legal: { fspNumber } }, house)).toEqual([
      'legal.fspNumber',
      'contact.phone',
    ]);
  });

  it('a fact that neither says is none', () => {
    expect(factsInCommon({ ...house, id: 'a', productName: 'A' }, { ...house, id: 'b', productName: 'B' })).toEqual([]);
  });
});
