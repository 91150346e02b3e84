import { expect, it } from 'vitest';
import { bankAccountRule } from './bank-account';

const banks = [
  { Bank_Name: 'FNB', Branch_Code: '250655', minLength: 11, maxLength: 11, prefix: null, prefixLength: null },
  { Bank_Name: 'Absa Bank', Branch_Code: '632005', minLength: 8, maxLength: 11, prefix: null, prefixLength: null },
  {
    Bank_Name: 'Albaraka Bank',
    Branch_Code: '800000',
    minLength: 11,
    maxLength: 11,
    prefix: '786',
    prefixLength: null,
  },
];

it.each([
  ['FNB', '250655', '62000012345', []],
  ['Nobank', '250655', '62000012345', ['Bank_Name: Select the bank']],
  ['FNB', '632005', '62000012345', ['Branch_Code: Branch code does not match the bank']],
  ['FNB', '250655', '6200001234', ['Account_Number: Account number must be 11 digits for FNB']],
  ['Absa Bank', '632005', '1234567', ['Account_Number: Account number must be 8 to 11 digits for Absa Bank']],
  ['Albaraka Bank', '800000', '12345678901', ['Account_Number: Account number must start with 786 for Albaraka Bank']],
])('%s, branch %s, account %s: %j', (Bank_Name, Branch_Code, Account_Number, sentences) => {
  const refusals = bankAccountRule(banks)({ Bank_Name, Branch_Code, Account_Number });
  expect(refusals.map(({ field, message }) => `${field}: ${message}`)).toEqual(sentences);
});

it('judges only what was sent', () => {
  expect(bankAccountRule(banks)({})).toEqual([]);
  expect(bankAccountRule(banks)({ Bank_Name: 'FNB' })).toEqual([]);
});
