import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account';
import { type Answers } from './answers';
import { notRefusedAgain, refusedAnswers } from './refused-answers';

const message = 'The bank could not find this account';
const answers: Answers = anAccount();
const refusal = { code: 'ACCOUNT_VERIFICATION_FAILED', message };
const refused = refusedAnswers(refusal, answers);
const letter = { base64File: 'JVBERi0=', fileName: 'a.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };

describe('an answer that the service refused', () => {
  it.each([
    { why: 'with its field', errors: [{ field: 'Account_Number', message }] },
    { why: 'without a field', errors: undefined },
  ])('is the account number when the bank did not confirm it, $why', ({ errors }) => {
    expect(refusedAnswers({ ...refusal, ...(errors && { errors }) }, answers)).toEqual({
      answers,
      offersLetter: true,
      errors: [{ field: 'Account_Number', message }],
    });
  });

  it.each(['INVALID_STATUS', 'INTERNAL_SERVER_ERROR', 'STALE_VERSION', 'INVALID_OTP', 'PENDING_CHANGE_EXISTS'])(
    'is none for %s',
    (code) => {
      expect(refusedAnswers({ code, message: 'No' }, answers)).toBeNull();
    },
  );

  it('is none for a field that was never asked, such as the PIN', () => {
    const errors = [{ field: 'otp', message: 'Enter the one-time PIN' }];
    expect(refusedAnswers({ code: 'VALIDATION_ERROR', message: 'No', errors }, answers)).toBeNull();
  });

  it('leads to the choice of the account when the policy has none after all', () => {
    const found = refusedAnswers(
      { code: 'BANKING_DETAILS_REQUIRED', message: 'Add your banking details first' },
      answers,
    );
    expect(found?.errors[0]?.field).toBe('Account_Choice');
    expect(found?.offersLetter).toBe(false);
  });
});

describe('what was refused', () => {
  const rule = notRefusedAgain(refused);

  it('is refused again while nothing about it changed', () => {
    expect(rule(answers)).toEqual([{ field: 'Account_Number', message }]);
    expect(rule({ ...answers, Debit_Day: 1 })).toHaveLength(1);
  });

  it.each([
    { Account_Number: '1234567891' },
    { Bank_Name: 'FNB' },
    { Account_Type: 'CURRENT' },
    { Account_Holder_Id_Number: '1' },
    { Documents: [{ ...letter, type: 'BANK_LETTER' as const }] },
  ] as const)('may be asked again with %j', (other) => {
    expect(rule({ ...answers, ...(other as Partial<Answers>) })).toEqual([]);
  });

  it('is nothing before the service has answered', () => {
    expect(notRefusedAgain(null)(answers)).toEqual([]);
  });

  it('of another kind goes once that answer is another one', () => {
    const errors = [{ field: 'Debit_Day', message: 'Select the debit day' }];
    const ofDay = notRefusedAgain(refusedAnswers({ code: 'VALIDATION_ERROR', message: 'No', errors }, answers));
    expect(ofDay(answers)).toEqual(errors);
    expect(ofDay({ ...answers, Debit_Day: 1 })).toEqual([]);
  });
});
