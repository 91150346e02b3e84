import { describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account';
import { type Answers } from './answers';
import { bodyFor, isAsItWas, isOfAccount, type PaidNow } from './body-for';

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

describe('what the answers send', () => {
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
    expect(isAsItWas(keeping(answers), now)).toBe(false);
    expect(isOfAccount(bodyFor(keeping(answers), now))).toBe(false);
    expect(bodyFor(keeping(answers), now)).toEqual({ ...method, ...body });
  });

  it.each([
    { why: 'the same way', now: atTills, answers: { Payment_Method: 'PAYAT' } },
    { why: 'the same account and day', now: byDebitOrder, answers: { Account_Choice: 'KEEP', Debit_Day: 25 } },
  ] as const)('changes nothing for $why', ({ now, answers }) => {
    expect(isAsItWas(keeping(answers), now)).toBe(true);
  });

  it('is the account for another one, of the version that was read, without what only the form asks', () => {
    const { Payment_Method: _, Documents: __, ...details } = anAccount();
    const answers = anAccount({ Account_Choice: 'NEW' as const });
    expect(isAsItWas(answers, byDebitOrder)).toBe(false);
    expect(isOfAccount(bodyFor(answers, byDebitOrder))).toBe(true);
    expect(bodyFor(answers, byDebitOrder)).toEqual({ ...details, ...account });
  });

  it('is the account, without id and version, where there is none yet', () => {
    const { Payment_Method: _, Documents: __, ...details } = anAccount();
    expect(bodyFor(anAccount(), atTills)).toEqual(details);
  });

  it('is the account where the one on record cannot be kept, whatever was chosen before', () => {
    const now = { ...byDebitOrder, canKeep: false };
    expect(isOfAccount(bodyFor(anAccount({ Account_Choice: 'KEEP' as const }), now))).toBe(true);
  });

  it('brings the letter from the bank where there is one', () => {
    const letter = { base64File: 'JVBERi0=', fileName: 'a.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };
    const Documents = [{ ...letter, type: 'BANK_LETTER' as const }];
    expect(bodyFor(anAccount({ Documents }), atTills)).toMatchObject({ Documents });
  });
});
