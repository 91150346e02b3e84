import { type ClaimPayout } from '@portal/contract';
import { expect, it } from 'vitest';
import { aNamedClaim, aPaidPayout } from '../testing/a-claim';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { isPaidOut, payoutProofContent } from './payout-proof-content';

const payee = 'Mulalo Nemavhola-Ṱhabelo';
const content = (payout: Partial<ClaimPayout> = {}, issuer = anIssuer) =>
  payoutProofContent({ claim: aNamedClaim, payee, payout: aPaidPayout(payout) }, issuer, {
    issuedAt: new Date('2026-11-26T08:00:00Z'),
  });
const proof = (...given: Parameters<typeof content>) => saidIn(content(...given));

it('says who was paid how much, when, into which account, and under which numbers', () => {
  expect(content().lead).toEqual([payee, 'Claim CL-7K3M-Q2XR, policy 7000010012, issued on 26 November 2026']);
  expect(proof()).toEqual(
    expect.arrayContaining([
      'What we paid: Amount=R 17 900,40',
      'What we paid: Paid on=20 November 2026',
      `What we paid: Paid to=${payee}`,
      'What we paid: Paid into=FNB account ending 2345',
      'What we paid: Payment number=CL-7K3M-Q2XR-01',
      'What it was paid for: Who died=Lufuno Nemavhola-Ṱhabelo',
      'What it was paid for: Died on=10 November 2026',
      'What it was paid for: Claim=CL-7K3M-Q2XR',
    ]),
  );
});

it('has every line with its amount, which add up, and explains what was taken off', () => {
  expect(proof().filter((said) => said.startsWith('What it is made up of'))).toEqual([
    'What it is made up of: Cover|R 18 000,00',
    'What it is made up of: Premium due on 1 November 2026|-R 99,60',
    'What it is made up of: Paid|R 17 900,40',
    'What it is made up of: We took off R 99,60 of premiums that were due before the death on 10 November 2026 and not paid. ' +
      'Where several people are paid, each bears a part of them.',
  ]);
  expect(proof({ lines: [{ label: 'Cover', amount: 17_900.4 }] }).join()).not.toContain('took off');
});

it('says what of a part the funeral parlour has, apart from premiums that were taken off', () => {
  const lines = [
    { label: 'Cover', amount: 20_000 },
    { label: 'Paid to the funeral parlour', amount: -14_500 },
  ];
  const said = proof({ amount: 5500, lines }).join();
  expect(said).toContain('As we were asked to, we pay R 14 500,00 of this part to the funeral parlour.');
  expect(said).not.toContain('took off');
  const toParlour = proof({
    parlour: 'Dignity Funerals',
    lines: [{ label: 'Paid to the funeral parlour', amount: 17_900.4 }],
  });
  expect(toParlour.join()).not.toContain('As we were asked to');
});

it('says what stands on the bank statement where the insurer has a name there, and cash has no account', () => {
  const named = { ...anIssuer, shortName: 'UBUNTU' };
  expect(proof({}, named)).toContain('What we paid: On your bank statement=UBUNTU CL-7K3M-Q2XR-01');
  const cash = proof({ method: 'CASH_VOUCHER', bank: null, last4: null }, named);
  expect(cash).toContain('What we paid: Paid in=Cash at a store');
  expect(cash.join()).not.toMatch(/statement|2345/);
});

it.each(['WAITING_FOR_ACCOUNT', 'SCHEDULED', 'READY', 'SENT', 'FAILED', 'RETURNED', 'CANCELLED'] as const)(
  'there is none of a payment that is %s',
  (status) => {
    expect(isPaidOut(aPaidPayout({ status }))).toBe(false);
    expect(() => proof({ status })).toThrow(status);
  },
);
