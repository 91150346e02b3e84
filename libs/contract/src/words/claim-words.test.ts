import { describe, expect, it } from 'vitest';
import { causeWords, whereTo } from './claim-words';

describe('the words of a claim', () => {
  it.each([
    [{ method: 'BANK', bank: 'FNB', last4: '2345', parlour: null }, 'FNB account ending 2345'],
    [{ method: 'BANK', bank: null, last4: null, parlour: null }, 'Into your account'],
    [
      { method: 'BANK', bank: null, last4: null, parlour: 'Dignity Funerals' },
      'Into the account of the funeral parlour',
    ],
    [{ method: 'CASH_VOUCHER', bank: null, last4: null, parlour: null }, 'Cash at a store'],
  ] as const)('say where a payment goes: %#', (payout, where) => {
    expect(whereTo(payout)).toBe(where);
  });

  it('call a cause that is not known a state, and no answer of somebody', () => {
    expect(causeWords('UNKNOWN')).toBe('Not known yet');
    expect(causeWords('NATURAL')).toBe('Illness or old age');
  });
});
