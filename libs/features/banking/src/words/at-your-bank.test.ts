import { banks } from '@portal/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { atBank, waysToApprove } from './at-your-bank';

describe('how to approve at a bank', () => {
  it.each(banks)('$Bank_Name: one line about it, or nothing', ({ Bank_Name }) => {
    const line = atBank(Bank_Name);
    if (line !== null) expect(line).toMatch(/^[A-Z].*\.$/);
  });

  it('names no dialling code, for each bank has its own', () => {
    const all = [...waysToApprove.map(({ how }) => how), ...banks.map(({ Bank_Name }) => atBank(Bank_Name) ?? '')];
    for (const line of all) expect(line).not.toMatch(/[*#\d]/);
  });
});
