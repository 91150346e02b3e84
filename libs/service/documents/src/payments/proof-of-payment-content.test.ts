import { type Payment } from '@portal/contract';
import { expect, it } from 'vitest';
import { aPayment } from '../testing/a-payment';
import { aLargePolicy } from '../testing/a-policy';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { isProvable, proofOfPaymentContent, type ProofIssue } from './proof-of-payment-content';

const issue = { issuedAt: new Date('2026-11-26T08:00:00Z') };
const proof = (payment: Partial<Payment> = {}, more: Partial<ProofIssue> = {}) =>
  saidIn(proofOfPaymentContent(aLargePolicy(), aPayment(payment), anIssuer, { ...issue, ...more }));

it('says how much was received when, how, for which month and for whose policy', () => {
  expect(proof()).toEqual(
    expect.arrayContaining([
      'What we received: Amount=R 224',
      'What we received: Received on=25 November 2026',
      'What we received: Paid by=DebiCheck debit order',
      'What we received: Month=November 2026',
      'What we received: Reference=700001001201',
      'Whose policy it paid: Policyholder=Ndivhuwo Nemavhola-Ṱhabelo',
      'Whose policy it paid: Policy number=7000010012',
    ]),
  );
});

it('names the account it was debited from, masked, and none where that is not known', () => {
  expect(proof()).toContain('Whose policy it paid: Account=Capitec Bank, ******4567');
  const beforeThisAccount = proof({ Payment_Date: '2026-03-24' });
  expect(beforeThisAccount.join()).not.toMatch(/4567|Account holder/);
  expect(proof({ Collection_Type: 'CARD' }).join()).not.toMatch(/4567|Account holder/);
});

it('carries the transaction number of a payment through Pay@, and every month that it paid', () => {
  const said = proof(
    { Collection_Type: 'PAYAT', Payment_Type: 'ARREARS', Payat_Transaction_Id: '480012345678' },
    { months: ['2026-09', '2026-10'] },
  );
  expect(said).toContain('What we received: Transaction number=480012345678');
  expect(said).toContain('What we received: Months=September and October 2026');
  expect(said).toContain('What we received: What for=Outstanding premium');
});

it.each(['SUBMITTED', 'PENDING', 'FAILED', 'CANCELLED', 'REVERSED'] as const)(
  'there is none of a payment that is %s',
  (status) => {
    expect(isProvable(aPayment({ Payment_Status: status }))).toBe(false);
    expect(() => proof({ Payment_Status: status })).toThrow(status);
  },
);

it('there is none of money that went back', () => {
  expect(() => proof({ Payment_Type: 'REFUND' })).toThrow('REFUND');
});
