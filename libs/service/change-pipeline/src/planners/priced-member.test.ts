import { addDays, entryDay, extendedPremium } from '@portal/domain';
import { extendedRates, products } from '@portal/domain/catalogue';
import { type QuoteRow, type StoredPolicy } from '@portal/service-store';
import { describe, expect, it } from 'vitest';
import { pricedMember } from './new-lives';

const quotedOn = '2026-11-20';
const policy = { Product: products.find(({ id }) => id === 'prd-fa-050') } as unknown as StoredPolicy;
/** 64 until the 5th of December: older when the request comes, and older when it is approved. */
const grace = { First_Name: 'Grace', Date_Of_Birth: '1961-12-05', Cover_Amount: 10_000, Id_Number: null };
const joined = { id: 'grace', Cover_Start_Date: '2020-03-01' };

const aQuoteFor = (more: object = {}) =>
  ({
    id: 'q',
    policyNumber: '7000010012',
    status: 'OPEN',
    createdAt: new Date(),
    validUntil: addDays(quotedOn, 30),
    record: {
      coverAmount: 10_000,
      birthDate: '1961-12-05',
      idNumber: null,
      memberId: null,
      difference: 44,
      premium: extendedPremium(extendedRates, grace, entryDay(null, quotedOn)) ?? 0,
      ...more,
    },
  }) as unknown as QuoteRow;

const price = (quote: QuoteRow, today = quotedOn, member: object = grace, present: typeof joined | null = null) => {
  const priced = pricedMember(policy, { ...grace, ...member }, { quote, today }, present);
  return priced.success ? priced.value['Monthly_Premium'] : priced.message;
};

describe('a relative who joins on a quote', () => {
  it.each([
    ['on the day of the quote', quotedOn, 44],
    ['after a birthday', '2026-12-06', 44],
    ['on its last day', '2026-12-20', 44],
    ['a day later', '2026-12-21', 'This quote has expired. Request a new one.'],
  ])('%s', (_when, today, gives) => {
    expect(price(aQuoteFor(), today)).toBe(gives);
  });

  it.each([
    ['another amount', { Cover_Amount: 20_000 }],
    ['another birthday', { Date_Of_Birth: '1961-12-06' }],
  ])('is refused with the quote of %s', (_what, member) => {
    expect(price(aQuoteFor(), quotedOn, member)).toBe('Request a quote first');
  });

  it('is refused with the quote of somebody else of the same age', () => {
    const quote = aQuoteFor({ idNumber: 'another number' });
    expect(price(quote, quotedOn, { Id_Number: 'a number' })).toBe('Request a quote first');
    expect(price(aQuoteFor({ idNumber: 'a number' }), quotedOn, { Id_Number: 'a number' })).toBe(44);
  });

  it('is refused with a quote that was used', () => {
    expect(price({ ...aQuoteFor(), status: 'ACCEPTED' })).toBe('This quote has expired. Request a new one.');
  });
});

describe('a relative who is covered already', () => {
  const turned65 = '2026-12-10';

  it('costs what the age of entry says, at any age of today', () => {
    const quote = aQuoteFor({ memberId: 'grace', coverAmount: 20_000, premium: 86 });
    expect(price(quote, turned65, { Cover_Amount: 20_000 }, joined)).toBe(86);
  });

  it('is refused with the quote of somebody who joins at another price, or of another member', () => {
    const asNewPerson = aQuoteFor({ coverAmount: 20_000, premium: 172 });
    expect(price(asNewPerson, turned65, { Cover_Amount: 20_000 }, joined)).toBe('Request a quote first');
    const ofAnother = aQuoteFor({ memberId: 'jabu', coverAmount: 20_000, premium: 86 });
    expect(price(ofAnother, turned65, { Cover_Amount: 20_000 }, joined)).toBe('Request a quote first');
  });

  it('may come with a quote that names nobody and says the same price', () => {
    const quote = aQuoteFor({ coverAmount: 20_000, premium: 86 });
    expect(price(quote, quotedOn, { Cover_Amount: 20_000 }, joined)).toBe(86);
  });
});
