import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineForm } from '../definition/define-form';
import { createFormStore } from '../store/form-store';
import { bankAccountFields, bankOptions } from './bank-account-fields';

const schema = v.strictObject({
  Bank_Name: v.string(),
  Branch_Code: v.string(),
  Account_Type: v.picklist(['CURRENT', 'SAVINGS', 'TRANSMISSION']),
  Account_Number: v.string(),
});
const form = defineForm({ name: 'bank', schema, items: bankAccountFields() });
const lists = {
  Bank_Name: bankOptions([
    { Bank_Name: 'FNB', Branch_Code: '250655' },
    { Bank_Name: 'Standard Bank', Branch_Code: '051001' },
  ]),
};
const begin = (record: object = {}) =>
  createFormStore(form, record, { schema, given: {}, lists, today: '2026-11-20' }, () => 'key');

it('the bank settles the branch code, its leading zero too', () => {
  const store = begin();
  store.type('Bank_Name', 'Standard Bank');
  expect(store.state().values).toMatchObject({ Branch_Code: '051001' });
  store.type('Bank_Name', 'FNB');
  expect(store.state().values).toMatchObject({ Branch_Code: '250655' });
});

it('the branch code is read, not typed, and not there before a bank is chosen', () => {
  const branch = form.fields.find(({ name }) => name === 'Branch_Code');
  expect(branch?.locked?.({}, '2026-11-20')).toBe(true);
  expect(branch?.when?.({ Branch_Code: '' }, '2026-11-20')).toBe(false);
  expect(branch?.when?.({ Branch_Code: '250655' }, '2026-11-20')).toBe(true);
});

it('without a bank only the bank is asked for, not the branch code that it settles', async () => {
  const store = begin();
  await store.submit(() => undefined);
  expect(Object.keys(store.state().errors)).not.toContain('Branch_Code');
  expect(store.state().alert).toBeNull();
});

it('a stored number is typed anew, twice, and sent once', async () => {
  const store = begin({
    Bank_Name: 'FNB',
    Branch_Code: '250655',
    Account_Type: 'SAVINGS',
    Account_Number: '******7890',
  });
  store.type('Account_Number', '62 000 007 890');
  await store.submit(() => undefined);
  expect(store.state().errors).toEqual({ Confirm_Account_Number: 'Enter the account number again' });
  store.type('Confirm_Account_Number', '62000007890');
  const bodies: unknown[] = [];
  await store.submit((body) => void bodies.push(body));
  expect(bodies).toEqual([
    { Bank_Name: 'FNB', Branch_Code: '250655', Account_Type: 'SAVINGS', Account_Number: '62000007890' },
  ]);
});
