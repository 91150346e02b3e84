import { describe, expect, it } from 'vitest';
import { causeWords, whereTo } from './claim-words';

describe('the words of a claim', () => {
  it.each([
    [{ method: 'BANK', bank: 'FNB', last4: '2345' } as const, 'FNB account ending 2345'],
    [{ method: 'BANK', bank: null, last4: null } as const, 'Into your account'],
    [{ method: 'CASH_VOUCHER', bank: null, last4: null } as const, 'Cash at a store'],
  ])('say where a payment goes: %#', (payout, where) => {
    expect(whereTo(payout)).toBe(where);
  });

  it('call a cause that is not known a state, and no answer of somebody', () => {
    expect(causeWords('UNKNOWN')).toBe('Not known yet');
    expect(causeWords('NATURAL')).toBe('Illness or old age');
  });
});
