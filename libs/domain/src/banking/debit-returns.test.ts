import { describe, expect, it } from 'vitest';
import { familyOfBankCode, returnFamilies, returnFamily, stopsDebits } from './debit-returns';

describe('a debit that did not go through', () => {
  it.each([
    ['02', 'NO_FUNDS'],
    ['22', 'NO_FUNDS'],
    ['04', 'STOPPED'],
    ['36', 'STOPPED'],
    ['30', 'NO_AUTHORITY'],
    ['34', 'NO_AUTHORITY'],
    ['12', 'CLOSED'],
    ['26', 'CLOSED'],
    ['14', 'MOVED'],
    ['03', 'NOT_ALLOWED'],
    ['56', 'FROZEN'],
    ['18', 'DECEASED'],
    ['28', 'OURS'],
    ['99', 'OTHER'],
    ['', 'OTHER'],
    [null, 'OTHER'],
  ])('with the code %s is of the family %s', (bankCode, family) => {
    expect(familyOfBankCode(bankCode).code).toBe(family);
  });

  it('has one family for every code, and a sentence that fits into a longer one', () => {
    const codes = returnFamilies.flatMap(({ bankCodes }) => [...bankCodes]);
    expect(new Set(codes).size).toBe(codes.length);
    for (const { sentence } of returnFamilies) expect(sentence).toMatch(/^[A-Z].*[a-z]$/);
  });

  it.each(['STOPPED', 'NO_AUTHORITY', 'CLOSED', 'MOVED', 'NOT_ALLOWED', 'DECEASED'] as const)(
    'stops all further debits when it is %s',
    (family) => expect(stopsDebits(returnFamily(family), null)).toBe(true),
  );

  it.each(['NO_FUNDS', 'OTHER', 'OURS'] as const)('is tried again next month when it is %s, however often', (family) =>
    expect(stopsDebits(returnFamily(family), family)).toBe(false),
  );

  it('of a blocked account is tried once more, not twice', () => {
    expect(stopsDebits(returnFamily('FROZEN'), null)).toBe(false);
    expect(stopsDebits(returnFamily('FROZEN'), 'NO_FUNDS')).toBe(false);
    expect(stopsDebits(returnFamily('FROZEN'), 'FROZEN')).toBe(true);
  });

  it('that we took back ourselves makes nobody late', () => {
    expect(returnFamilies.filter(({ isRefusal }) => !isRefusal).map(({ code }) => code)).toEqual(['OURS']);
  });
});
