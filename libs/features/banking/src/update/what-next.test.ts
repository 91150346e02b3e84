import { type UpdateBankingDetails, type UpdatePaymentMethod } from '@portal/contract';
import { describe, expect, it } from 'vitest';
import { type After, whatNext } from './what-next';

const policyWith = (more: object = {}) =>
  ({
    MainMember: { Cell_Number: '27820000193' },
    DebiCheckMandate: {
      Debtor_Name: 'Thandi Nkosi',
      Bank_Name: 'Bank Zero',
      Mandate_Status: 'PENDING_AUTHENTICATION',
      Authentication_Type: 'TT1_DELAYED',
      Created_At: '2026-11-20T10:00:00Z',
    },
    ...more,
  }) as unknown as After['policy'];
const account = (more: Partial<UpdateBankingDetails> = {}) => more as UpdateBankingDetails;
const method = (Payment_Method: UpdatePaymentMethod['Payment_Method']) => ({ Payment_Method });
const notice = 'We send a notice to the number on record, 082 *** 0193.';
const payer = {
  Policy_Status: 'ACTIVE',
  Paid_To_Date: '2026-10-31',
  PaymentMethod: { Payment_Method: 'PAYAT' },
} as unknown as After['payer'];
const when = { starts: null, today: '2026-11-20', payer };
const letter = { base64File: 'JVBERi0=', fileName: 'a.pdf', fileExtension: '.pdf', contentType: 'application/pdf' };

describe('what happens after a change of the payment', () => {
  it('another account: who approves it at the bank and until when, how, and what if nobody does', () => {
    expect(whatNext({ ...when, policy: policyWith(), outcome: 'APPLIED', body: account() })).toEqual([
      'The bank asks Thandi Nkosi to approve the debit order until 20:00 on 20 November 2026.',
      'Bank Zero is a bank in an app: you approve there.',
      'If nobody approves it, we cannot collect the premium and you have to pay it another way.',
      notice,
    ]);
  });

  it('says why the first debit is not on the next such day, nor on that day itself', () => {
    const body = account({ Debit_Day: 25 });
    const mandate = { DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED' } };
    const late = { starts: '2026-12-24', today: '2026-11-21', payer: { ...payer, Paid_To_Date: '2026-11-30' } };
    expect(whatNext({ ...late, policy: policyWith(mandate), outcome: 'APPLIED', body })).toEqual([
      'It is too late for the collection on 25 November 2026: a change needs 5 days.',
      '25 December 2026 is Christmas Day, so we collect on the working day before.',
      notice,
    ]);
  });

  it('whoever paid by hand goes on so until the first debit', () => {
    const mandate = { DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED' } };
    const change = { starts: '2027-01-15', outcome: 'APPLIED', body: account({ Debit_Day: 15 }) } as const;
    const says = whatNext({ ...when, ...change, policy: policyWith(mandate) });
    expect(says[0]?.replaceAll('\u00a0', ' ')).toBe(
      'Until the first debit you pay yourself: the premiums for November and December 2026.',
    );
  });

  it('another way to pay: where to find how', () => {
    expect(whatNext({ ...when, policy: policyWith(), outcome: 'APPLIED', body: method('EFT') })).toEqual([
      'You find how and where to pay under banking details.',
    ]);
  });

  it.each([
    { why: 'the bank has not answered', more: {}, first: /^We are verifying your account/ },
    {
      why: 'a document came with it',
      more: { Documents: [letter] },
      first: /^One of our consultants checks the letter/,
    },
  ])('waiting because $why', ({ more, first }) => {
    const [says, meanwhile] = whatNext({ ...when, policy: policyWith(), outcome: 'PENDING', body: account(more) });
    expect(says).toMatch(first);
    expect(meanwhile).toMatch(/^If the account cannot be used/);
  });

  it('a mandate that is approved already asks nobody', () => {
    const policy = policyWith({ DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED' } });
    expect(whatNext({ ...when, policy, outcome: 'APPLIED', body: account() })).toEqual([notice]);
    expect(whatNext({ ...when, policy, outcome: 'APPLIED', body: method('DEBIT_ORDER') })).toEqual([]);
  });
});
