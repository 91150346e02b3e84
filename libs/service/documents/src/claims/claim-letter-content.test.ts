import { expect, it } from 'vitest';
import { aLetter, aNamedClaim } from '../testing/a-claim';
import { anIssuer } from '../testing/an-issuer';
import { saidIn } from '../testing/said';
import { claimLetterContent } from './claim-letter-content';

const letter = claimLetterContent(aNamedClaim, aLetter(), anIssuer, {
  to: 'Ndivhuwo Nemavhola-Ṱhabelo',
  issuedAt: new Date('2026-11-19T22:30:00Z'),
});

it('is addressed to whoever reads it, with the day of the decision in South Africa', () => {
  expect(letter.lead).toEqual([
    'Ndivhuwo Nemavhola-Ṱhabelo',
    'Claim CL-7K3M-Q2XR, policy 7000010012, issued on 20 November 2026',
  ]);
});

it('has every part in its order, the ombud and the court below what one can do', () => {
  expect(saidIn(letter)).toEqual([
    'What we decided: We are sorry. We cannot pay the claim CL-7K3M-Q2XR for Lufuno Nemavhola-Ṱhabelo.',
    'Why: She died of natural causes on 10 November 2026.',
    'Why: The policy says: “For natural causes the cover starts after six months.”',
    'What could change this: Proof of an accident.',
    'If you do not agree: Tell us why within 90 days, until 17 February 2027.',
    'If you do not agree: You can also go to the National Financial Ombud Scheme, free of charge.',
    'If you do not agree: You can go to court. You have three years from 19 November 2026.',
    'Premiums: There are no premiums to pay back.',
  ]);
});
