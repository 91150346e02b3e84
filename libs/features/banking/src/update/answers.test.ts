import { bankAccountRule } from '@portal/contract';
import { debitDays, maskAccountNumber } from '@portal/domain';
import { banks } from '@portal/domain/catalogue';
import { answersOf, bankOptions, type Form } from '@portal/forms';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account';
import { answersOn, paymentForm } from './payment-form';

const today = '2026-11-20';
const schema = answersOn({ today, banks: banks, canKeep: false, refused: null });
const sentences = (answers: object) => v.safeParse(schema, answers).issues?.map(({ message }) => message) ?? [];

const aBank = fc.constantFrom(...banks);
const someDigits = (length: number, prefix: string | null) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((digits) => ((prefix ?? '') + digits.join('')).slice(0, length))
    .filter((number) => !/^(\d)\1*$/.test(number));

describe('an account that premiums are collected from', () => {
  it('is taken with every length that its bank has, on every day that is offered', () => {
    const good = aBank.chain((bank) =>
      fc
        .integer({ min: bank.minLength, max: bank.maxLength })
        .chain((length) => someDigits(length, bank.prefix))
        .map((Account_Number) => ({ ...bank, Account_Number })),
    );
    fc.assert(
      fc.property(good, fc.constantFrom(...debitDays), ({ Bank_Name, Branch_Code, Account_Number }, Debit_Day) => {
        expect(sentences(anAccount({ Bank_Name, Branch_Code, Account_Number, Debit_Day }))).toEqual([]);
      }),
    );
  });

  it('is refused with any other length, with the one sentence of its bank', () => {
    const wrong = aBank.chain((bank) =>
      fc
        .integer({ min: 2, max: 20 })
        .filter((length) => length < bank.minLength || length > bank.maxLength)
        .chain((length) => someDigits(length, null))
        .map((Account_Number) => ({ ...bank, Account_Number })),
    );
    fc.assert(
      fc.property(wrong, ({ Bank_Name, Branch_Code, Account_Number }) => {
        const account = anAccount({ Bank_Name, Branch_Code, Account_Number });
        const [refused] = bankAccountRule(banks)(account);
        expect(sentences(account)).toEqual([refused?.message]);
        expect(refused?.message).toMatch(/^Account number must be .* digits for /);
      }),
    );
  });

  it.each([
    { answer: { Account_Number: '' }, says: 'Enter the account number' },
    { answer: { Account_Number: '12345abc90' }, says: 'Account number must only include numbers' },
    { answer: { Account_Number: '1111111111' }, says: 'Check the account number: it is one digit over and over' },
    { answer: { Branch_Code: '632005' }, says: 'Branch code does not match the bank' },
    { answer: { Bank_Name: null }, says: 'Select the bank' },
    { answer: { Account_Type: null }, says: 'Select the account type' },
    { answer: { Account_Holder_Name: '' }, says: 'Enter the account holder’s name' },
    {
      answer: { Account_Holder_Name: 'Thandi 5' },
      says: 'Account holder name must only include letters, spaces, hyphens, apostrophes, full stops and &',
    },
    { answer: { Account_Holder_Relationship: null }, says: "Select the account holder's relationship to you" },
    { answer: { Account_Holder_Relationship: 'SPOUSE' }, says: 'Enter the ID number' },
    { answer: { Debit_Day: null }, says: 'Select the debit day' },
    { answer: { Authorisation: false }, says: 'Confirm that we may collect your premium from this account' },
    { answer: { Payment_Method: null }, says: 'Select the payment method' },
  ])('$says', ({ answer, says }) => {
    expect(sentences({ ...anAccount(), ...answer })).toContain(says);
  });
});

describe('the answers as they are checked', () => {
  it('never show an account number in full', () => {
    const form = paymentForm({ ownName: 'Thandi Nkosi', onRecord: null, hasPayat: true, offersLetter: false });
    const lists = { Bank_Name: bankOptions(banks) };
    const said = answersOf(form as unknown as Form, anAccount(), { today, lists }).map(({ value }) => value);
    expect(said).toContain(maskAccountNumber(anAccount().Account_Number));
    expect(said.join(' ')).not.toContain(anAccount().Account_Number);
  });
});
