import { type ClaimPayout } from '@portal/contract';
import { whereTo } from '@portal/contract/words';
import {
  formatDate,
  formatRandAndCents,
  fromCents,
  isPaidToParlour,
  payoutReference,
  type PlainDate,
  toCents,
} from '@portal/domain';
import { type DocumentContent, type DocumentPart } from '../content';
import { aboutClaim, type NamedClaim } from '../shared/about-claim';
import { columnsOf } from '../shared/columns-of';
import { askUs, type Issuer } from '../shared/issuer';

/** A payment of a claim, to whom it went, and what it was for. */
export interface PaidPayout {
  claim: NamedClaim;
  payee: string;
  payout: ClaimPayout;
}

/** Whether there is something to prove: money that the bank has paid and that did not come back. */
export const isPaidOut = ({ status, paidOn }: Pick<ClaimPayout, 'status' | 'paidOn'>): boolean =>
  status === 'PAID' && paidOn !== null;

/** Proof of one payment of a claim, to whoever was paid. Throws for a payment that is not paid. Source: docs/domain/claims.md#c6-3. */
export function payoutProofContent(
  { claim, payee, payout }: PaidPayout,
  issuer: Issuer,
  { issuedAt }: { issuedAt: Date },
): DocumentContent {
  if (!isPaidOut(payout)) throw new Error(`There is no proof of a payment that is ${payout.status}`);
  return {
    ...aboutClaim({ claim, issuer, title: 'Proof of payment', name: payee, issuedAt }),
    sections: [
      {
        heading: 'What we paid',
        parts: [
          {
            kind: 'details',
            rows: [
              ['Amount', formatRandAndCents(payout.amount)],
              ['Paid on', formatDate(payout.paidOn ?? payout.payOn)],
              ['Paid to', payee],
              [isInCash(payout) ? 'Paid in' : 'Paid into', whereTo(payout)],
              ['Payment number', payout.number],
              ...onStatement(payout, issuer),
            ],
          },
        ],
      },
      { heading: 'What it is made up of', parts: [lines(payout), ...deduction(payout, claim)] },
      {
        heading: 'What it was paid for',
        parts: [
          {
            kind: 'details',
            rows: [
              ['Who died', claim.life.name],
              ['Died on', formatDate(claim.dateOfDeath)],
              ['Claim', claim.reference],
              ['Policy number', claim.policyNumber],
            ],
          },
        ],
      },
      {
        heading: 'Good to know',
        parts: [{ kind: 'text', text: [...comesBack(payout), askUs(issuer)].join(' ') }],
      },
    ],
  };
}

const isInCash = ({ method }: Pick<ClaimPayout, 'method'>) => method === 'CASH_VOUCHER';

/** Cash that somebody has does not come back. */
const comesBack = (payout: ClaimPayout): string[] =>
  isInCash(payout) ? [] : ['If the bank sends this payment back, this proof no longer holds.'];

/** What stands on the statement of the account that was paid into. */
const onStatement = ({ method, number }: ClaimPayout, { shortName }: Issuer): (readonly [string, string])[] =>
  method === 'BANK' && shortName ? [['On your bank statement', payoutReference(shortName, number)]] : [];

const lines = ({ lines, amount }: ClaimPayout): DocumentPart => ({
  kind: 'table',
  columns: columnsOf({ 'What for': 'sentence', Amount: 'amount' }),
  rows: lines.map((line) => [line.label, formatRandAndCents(line.amount)]),
  total: ['Paid', formatRandAndCents(amount)],
});

/** Why there are lines below zero; nothing where there are none. */
function deduction({ lines }: ClaimPayout, { dateOfDeath }: NamedClaim): DocumentPart[] {
  const below = lines.filter(({ amount }) => amount < 0);
  const taken = below.filter((line) => !isPaidToParlour(line));
  return [
    ...premiumsTaken(sumBelow(taken), dateOfDeath),
    ...sharedWithParlour(sumBelow(below.filter(isPaidToParlour))),
  ];
}

const sumBelow = (lines: ClaimPayout['lines']) => lines.reduce((sum, { amount }) => sum - toCents(amount), 0);

const sharedWithParlour = (cents: number): DocumentPart[] =>
  cents === 0
    ? []
    : [
        {
          kind: 'text',
          text: `As we were asked to, we pay ${formatRandAndCents(fromCents(cents))} of this part to the funeral parlour.`,
        },
      ];

function premiumsTaken(takenCents: number, dateOfDeath: PlainDate): DocumentPart[] {
  if (takenCents === 0) return [];
  return [
    {
      kind: 'text',
      text:
        `We took off ${formatRandAndCents(fromCents(takenCents))} of premiums that were due before the death on ` +
        `${formatDate(dateOfDeath)} and not paid. Where several people are paid, each bears a part of them.`,
    },
  ];
}
