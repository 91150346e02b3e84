import { expect, it } from 'vitest';
import { checkAccountNumber } from './account-number';
import { banks } from '../catalogue';
import { fail, ok } from '../base/result';

it.each([
  { bank: 'Standard Bank', digits: '10123456789', gives: ok('10123456789'), why: '11 digits that start with 1' },
  {
    bank: 'Standard Bank',
    digits: '20123456789',
    why: '11 digits that start with 2',
    gives: fail('An account number of 11 digits must start with 1 for Standard Bank'),
  },
  { bank: 'Standard Bank', digits: '2012345678', gives: ok('2012345678'), why: '10 digits start with anything' },
  { bank: 'Standard Bank', digits: '201234567', gives: ok('201234567'), why: '9 digits start with anything' },
  {
    bank: 'Standard Bank',
    digits: '12345678',
    why: '8 digits are too few',
    gives: fail('Account number must be 9 to 11 digits for Standard Bank'),
  },
  { bank: 'Albaraka Bank', digits: '78612345678', gives: ok('78612345678'), why: '11 digits that start with 786' },
  {
    bank: 'Albaraka Bank',
    digits: '78712345678',
    why: '11 digits that start with 787',
    gives: fail('Account number must start with 786 for Albaraka Bank'),
  },
  {
    bank: 'Albaraka Bank',
    digits: '7861234567',
    why: '10 digits are too few',
    gives: fail('Account number must be 11 digits for Albaraka Bank'),
  },
  { bank: 'FNB', digits: '20123456789', gives: ok('20123456789'), why: 'a bank without a rule about the start' },
])('$bank: $why', ({ bank, digits, gives }) => {
  const reference = banks.find(({ Bank_Name }) => Bank_Name === bank);
  if (!reference) throw new Error(`There is no ${bank}`);
  expect(checkAccountNumber(reference, digits)).toEqual(gives);
});

it.each([
  ['Absa Bank', 8, 11],
  ['African Bank', 8, 11],
  ['Albaraka Bank', 11, 11],
  ['Access Bank', 8, 11],
  ['Bank Zero', 11, 11],
  ['Bidvest Bank', 8, 11],
  ['Capitec Bank', 10, 10],
  ['Capitec Business', 10, 10],
  ['Citibank', 10, 10],
  ['Discovery Bank', 11, 11],
  ['FNB', 11, 11],
  ['Grindrod Bank', 8, 11],
  ['Investec', 10, 11],
  ['Nedbank', 10, 11],
  ['Postbank', 11, 12],
  ['Sasfin Bank', 8, 11],
  ['Standard Bank', 9, 11],
  ['TymeBank', 11, 11],
])('%s has account numbers of %i to %i digits', (name, minLength, maxLength) => {
  expect(banks.find(({ Bank_Name }) => Bank_Name === name)).toMatchObject({ minLength, maxLength });
});
