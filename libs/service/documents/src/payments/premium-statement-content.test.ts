import { expect, it } from 'vitest';
import { aPayment, manyPayments } from '../testing/a-payment';
import { aLargePolicy } from '../testing/a-policy';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { premiumStatementContent } from './premium-statement-content';

const year = { from: '2026-01-01', to: '2026-12-31', issuedAt: new Date('2026-11-26T08:00:00Z') };
const statement = (payments = manyPayments(120), policy: object = {}) =>
  premiumStatementContent(aLargePolicy(policy), payments, anIssuer, year);

it('tells first what was received, in which time', () => {
  expect(saidIn(statement())[0]).toBe(
    'In short: From 1 January 2026 to 31 December 2026 we received R 2 240 in 10 payments.',
  );
  expect(statement().lead[1]).toBe('Policy 7000010012, 1 January 2026 to 31 December 2026, issued on 26 November 2026');
});

it('has every payment of that time and no other, the oldest first', () => {
  const days = ['2025-12-31', '2026-12-31', '2026-01-01', '2027-01-01', '2026-06-25'];
  const rows = saidIn(statement(days.map((Payment_Date) => aPayment({ Payment_Date })))).filter((said) =>
    said.startsWith('Payments: '),
  );
  expect(rows.map((row) => row.split('|')[0]?.slice(10))).toEqual([
    '1 Jan 2026',
    '25 Jun 2026',
    '31 Dec 2026',
    'Received in all',
  ]);
});

it('says what each payment was for, what became of it and why, and adds up what was received', () => {
  const said = saidIn(
    statement([
      aPayment({ Payment_Date: '2026-09-25', Payment_Status: 'FAILED', Failure_Reason: 'Insufficient funds' }),
      aPayment({ Payment_Date: '2026-10-02', Payment_Type: 'ARREARS', Collection_Type: 'CARD', Amount: 0.1 }),
      aPayment({ Payment_Date: '2026-10-03', Amount: 0.2 }),
      aPayment({ Payment_Date: '2026-10-04', Payment_Status: 'REVERSED' }),
      aPayment({ Payment_Date: '2026-10-05', Payment_Type: 'REFUND', Collection_Type: 'EFT', Amount: 50 }),
    ]),
  );
  expect(said).toContain(
    'Payments: 25 Sep 2026|Premium, November 2026|DebiCheck debit order|Not received: Insufficient funds|R 224,00|-',
  );
  expect(said).toContain('Payments: 2 Oct 2026|Outstanding premium, November 2026|Card|Received|R 0,10|R 0,10');
  expect(said).toContain('Payments: 5 Oct 2026|Refund to you, November 2026|EFT|Paid back to you|-R 50,00|-');
  expect(said).toContain('Payments: Received in all|||||R 0,30');
  expect(said[0]).toContain('we received R 0,30 in 2 payments and paid R 50 back to you.');
});

it('says what is due now', () => {
  const said = saidIn(
    statement([], { Premium_Status: 'ARREARS', Amount_Due: 448, Arrears_Amount: 224, Paid_To_Date: null }),
  );
  expect(said).toContain('What is due now: Amount due=R 448');
  expect(said).toContain('What is due now: Of this in arrears=R 224');
  expect(said).toContain('What is due now: Your premiums=In arrears');
  expect(said.join()).not.toContain('Paid up to');
});

it('says so where there is no payment', () => {
  expect(saidIn(statement([]))).toContain('Payments: Nothing was paid or asked for in this time.');
});
