import { certificateContent } from '../certificate/certificate-content';
import { claimFileContent } from '../claims/claim-file-content';
import { claimLetterContent } from '../claims/claim-letter-content';
import { payoutProofContent } from '../claims/payout-proof-content';
import { type DocumentContent } from '../content';
import { debiCheckMandateContent } from '../mandate/mandate-content';
import { premiumStatementContent } from '../payments/premium-statement-content';
import { proofOfPaymentContent } from '../payments/proof-of-payment-content';
import { scheduleContent } from '../schedule/schedule-content';
import { aLargeClaimFile, aLetter, aNamedClaim, aPaidPayout } from './a-claim';
import { aPayment, manyPayments } from './a-payment';
import { aLargePolicy } from './a-policy';
import { anIssuer } from './an-issuer';

const issuedAt = new Date('2026-11-20T08:00:00Z');
const code = '7K3M-Q2XR-9WAB';
const address = `https://portal.example.co.za/certificate?code=${code}`;

/** As many lines as riders and overdue premiums may come to. */
const manyLines = Array.from({ length: 12 }, (_, place) => ({ label: `Benefit ${place} of the plan`, amount: 500 }));

/** Every kind of document, as large as it may become; changes apply to its policy. */
export const everyDocument = (more: object = {}): Record<string, DocumentContent> => {
  const policy = aLargePolicy(more);
  return {
    schedule: scheduleContent(policy, anIssuer, { version: 3, issuedAt }),
    certificate: certificateContent(policy, anIssuer, { code, address, issuedAt, deaths: [] }),
    proof: proofOfPaymentContent(policy, aPayment(), anIssuer, { issuedAt }),
    statement: premiumStatementContent(policy, manyPayments(120), anIssuer, {
      from: '2017-01-01',
      to: '2026-12-31',
      issuedAt,
    }),
    mandate: debiCheckMandateContent(anIssuer),
    'proof of a payout': payoutProofContent(
      { claim: aNamedClaim, payee: 'Mulalo Nemavhola-Ṱhabelo', payout: aPaidPayout({ lines: manyLines }) },
      anIssuer,
      { issuedAt },
    ),
    letter: claimLetterContent(aNamedClaim, aLetter('What the policy says. '.repeat(90)), anIssuer, {
      to: 'Ndivhuwo Nemavhola-Ṱhabelo',
      issuedAt,
    }),
    'file of a claim': claimFileContent(aLargeClaimFile(), anIssuer, { issuedAt }),
  };
};
