import { describe, expect, it } from 'vitest';
import { isSafeTogether, type TogetherFacts, whyNotTogether } from './approval-together';

const safe: TogetherFacts = {
  actionType: 'ADD_CHILD',
  risk: 'LOW',
  documentsMissing: 0,
  premiumBefore: 189,
  premiumAfter: 189,
  isHeldByOther: false,
};

describe('changes approved in one go', () => {
  it.each<[why: string, more: Partial<TogetherFacts>, isSafe: boolean]>([
    ['a child with its documents', {}, true],
    ['somebody removed', { actionType: 'DELETE_EXTENDED_MEMBER', premiumAfter: 120 }, true],
    ['R 50 more', { premiumAfter: 239 }, true],
    ['R 51 more', { premiumAfter: 240 }, false],
    ['medium risk', { risk: 'MEDIUM' }, false],
    ['high risk', { risk: 'HIGH' }, false],
    ['a missing document', { documentsMissing: 1 }, false],
    ['somebody else works on it', { isHeldByOther: true }, false],
    ['a bank account', { actionType: 'UPDATE_BANKING_DETAILS' }, false],
    ['a way to pay', { actionType: 'UPDATE_PAYMENT_METHOD' }, false],
    ['who the policyholder is', { actionType: 'UPDATE_IDENTITY' }, false],
    ['who is paid', { actionType: 'ADD_BENEFICIARY' }, false],
    ['a cellphone number', { actionType: 'UPDATE_CELL_NUMBER' }, false],
    ['a new policy', { actionType: 'ADD_POLICY', premiumBefore: null, premiumAfter: 30 }, false],
  ])('%s', (_, more, isSafe) => {
    expect(isSafeTogether({ ...safe, ...more })).toBe(isSafe);
  });

  it('are of one kind, and safe every one', () => {
    const spouse = { ...safe, actionType: 'ADD_SPOUSE' } as const;
    expect(whyNotTogether([safe, safe])).toBeNull();
    expect(whyNotTogether([safe, spouse])).toBe('Choose requests of one kind only.');
    expect(whyNotTogether([safe, { ...safe, documentsMissing: 1 }])).toMatch(/needs a closer look/);
  });
});
