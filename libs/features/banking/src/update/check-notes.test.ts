import { expect, it } from 'vitest';
import { notesOf, type Payer } from './check-notes';

const collected = {
  Policy_Status: 'ACTIVE',
  Monthly_Premium: 288,
  PaymentMethod: { Payment_Method: 'DEBIT_ORDER' },
  BankingDetails: {},
  DebiCheckMandate: { Mandate_Status: 'AUTHENTICATED', Collection_Day: 25, Maximum_Collection_Amount: 432 },
  MainMember: { Life_Status: 'ACTIVE' },
} as unknown as Payer;
const byHand = {
  ...collected,
  Paid_To_Date: '2026-10-31',
  PaymentMethod: { Payment_Method: 'PAYAT' },
} as Payer;
const plain = (sentence: string) => sentence.replaceAll('\u00a0', ' ');
const toPayat = { Payment_Method: 'PAYAT', Debit_Day: null } as never;

it.each([
  { why: 'is near', today: '2026-11-23', isSaid: true },
  { why: 'can still be stopped', today: '2026-11-10', isSaid: false },
])('whoever leaves the debit order while a debit $why reads what becomes of it', ({ today, isSaid }) => {
  const notes = notesOf(toPayat, collected, today);
  expect(notes[0]).toBe('We stop collecting from your account.');
  const sentence =
    'If your bank has the debit of 25 November 2026 already, it still goes off: your payments show that.';
  expect(notes.includes(sentence)).toBe(isSaid);
});

it('whoever paid by hand reads which premiums they still pay so', () => {
  const body = { Payment_Method: 'DEBIT_ORDER', Debit_Day: 1 } as never;
  const sentence = 'Until the first debit you pay yourself: the premium for November 2026.';
  expect(notesOf(body, byHand, '2026-11-23').map(plain)).toContain(sentence);
  expect(
    notesOf(body, { ...byHand, Paid_To_Date: '2026-11-30' }, '2026-11-23')
      .map(plain)
      .join(),
  ).not.toMatch(/yourself/);
});
