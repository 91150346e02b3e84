import { type Quote } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { notOffered, offersOf } from './offers';

const today = '2026-11-20';
const days = { today, entry: '2026-12-01' };
const birth = '1958-03-04';
const quotes = [
  { id: 'q5', coverAmount: 5000, difference: 44 },
  { id: 'q10', coverAmount: 10_000, difference: 87 },
] as Quote[];
const policy = { policyPremium: 411, ownCover: 20_000, member: null };

describe('what a new member can have', () => {
  it('is every line of the quote, with the premium of the policy then', () => {
    expect(offersOf(quotes, birth, policy)).toEqual([
      { cover: 5000, premium: 44, policyPremium: 455, quoteId: 'q5' },
      { cover: 10_000, premium: 87, policyPremium: 498, quoteId: 'q10' },
    ]);
  });
});

describe('what somebody who is covered can have', () => {
  const member = {
    id: 'grace',
    Cover_Amount: 10_000,
    Monthly_Premium: 44,
    Date_Of_Birth: birth,
    Cover_Start_Date: '2020-03-01',
  };
  const covered = { ...policy, policyPremium: 455, member };

  const ofMember = [
    { id: 'q5', coverAmount: 5000, difference: 0 },
    { id: 'q10', coverAmount: 10_000, difference: 43 },
  ] as Quote[];

  it('is what they have, at the premium they joined with, beside other amounts at the price of their entry', () => {
    expect(offersOf(ofMember, birth, covered)).toEqual([
      { cover: 5000, premium: 44, policyPremium: 455, quoteId: 'q5' },
      { cover: 10_000, premium: 44, policyPremium: 455, quoteId: null },
    ]);
  });

  it('stays, although it is no longer sold at their age', () => {
    const present = { ...covered, member: { ...member, Cover_Amount: 50_000 } };
    expect(offersOf(ofMember, birth, present).map(({ cover }) => cover)).toEqual([5000, 10_000, 50_000]);
  });

  it('has a new premium throughout once the birth date is corrected', () => {
    expect(offersOf(ofMember, '1958-03-05', covered)).toEqual([
      { cover: 5000, premium: 44, policyPremium: 455, quoteId: 'q5' },
      { cover: 10_000, premium: 87, policyPremium: 498, quoteId: 'q10' },
    ]);
  });
});

describe('what nobody can have', () => {
  it('is more than the main member has', () => {
    expect(notOffered([], birth, days, 20_000)).toEqual([
      { covers: [30_000, 50_000], reason: 'Cover may not be more than your own cover of R\u00a020\u00a0000' },
    ]);
  });

  it('is more than their age allows', () => {
    expect(notOffered([], '1948-03-04', days, 100_000)).toEqual([
      { covers: [50_000], reason: 'Cover for this age may not be more than R\u00a030\u00a0000' },
    ]);
  });

  it('does not count what they have already', () => {
    const offers = [{ cover: 50_000, premium: 427, policyPremium: 600, quoteId: null }];
    expect(notOffered(offers, '1948-03-04', days, 100_000)).toEqual([]);
  });
});
