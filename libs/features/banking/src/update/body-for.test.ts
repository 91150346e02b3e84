import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account';
import { type Answers } from './answers';
import { callFor, type PaidNow } from './call-for';

const account = { id: 'account-1', Version: 4 };
const method = { id: 'method-1', Version: 7 };
const byDebitOrder: PaidNow = {
  account,
  canKeep: true,
  method: { ...method, Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 },
};
const atTills: PaidNow = {
  account: null,
  canKeep: false,
  method: { ...method, Payment_Method: 'PAYAT', Debit_Day: null },
};
const keeping = (answers: object): Answers => ({ Payment_Method: 'DEBIT_ORDER', Documents: [], ...answers });

describe('the call that the answers make', () => {
  it.each([
    {
      why: 'Pay@ to EFT',
      now: atTills,
      answers: { Payment_Method: 'EFT' },
      body: { Payment_Method: 'EFT', Debit_Day: null },
    },
    {
      why: 'debit order to Pay@',
      now: byDebitOrder,
      answers: { Payment_Method: 'PAYAT', Debit_Day: 25 },
      body: { Payment_Method: 'PAYAT', Debit_Day: null },
    },
    {
      why: 'another day',
      now: byDebitOrder,
      answers: { Account_Choice: 'KEEP', Debit_Day: 15 },
      body: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 15 },
    },
    {
      why: 'back to the account on record',
      now: { ...byDebitOrder, method: { ...method, Payment_Method: 'EFT', Debit_Day: null } },
      answers: { Account_Choice: 'KEEP', Debit_Day: 25 },
      body: { Payment_Method: 'DEBIT_ORDER', Debit_Day: 25 },
    },
  ] as const)('$why: the way to pay, of the version that was read', ({ now, answers, body }) => {
    expect(callFor(keeping(answers), now)).toMatchObject({ action: 'UPDATE_PAYMENT_METHOD' });
    expect(callFor(keeping(answers), now)?.body).toEqual({ ...method, ...body });
  });

  it.each([
    { why: 'the same way', now: atTills, answers: { Payment_Method: 'PAYAT' } },
    { why: 'the same account and day', now: byDebitOrder, answers: { Account_Choice: 'KEEP', Debit_Day: 25 } },
  ] as const)('is none for $why', ({ now, answers }) => {
    expect(callFor(keeping(answers), now)).toBeNull();
  });

  it('is the account for another one, of the version that was read, without what only the form asks', () => {
    const { Payment_Method: _, Documents: __, ...details } = anAccount();
    const call = callFor(anAccount({ Account_Choice: 'NEW' as const }), byDebitOrder);
    expect(call?.action).toBe('UPDATE_BANKING_DETAILS');
    expect(call?.body).toEqual({ ...details, ...account });
  });

  it('is the account, without id and version, where there is none yet', () => {
    const { Payment_Method: _, Documents: __, ...details } = anAccount();
    expect(callFor(anAccount(), atTills)?.body).toEqual(details);
  });

  it('is the account where the one on record cannot be kept, whatever was chosen before', () => {
    const now = { ...byDebitOrder, canKeep: false };
    expect(callFor(anAccount({ Account_Choice: 'KEEP' as const }), now)?.action).toBe('UPDATE_BANKING_DETAILS');
  });

  it('brings the letter from the bank where there is one', () => {
    const letter = { base64File: 'JVBERi0=', fileName: 'a.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
    const Documents = [{ ...letter, type: 'BANK_LETTER' as const }];
    expect(callFor(anAccount({ Documents }), atTills)?.body).toMatchObject({ Documents });
  });
});
