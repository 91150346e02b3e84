import { describe, expect, it } from 'vitest';
import { limits } from '../../base/limits';
import { codesOf } from '../../code-lists/code-list';
import { claimStatuses, type ClaimStatus, type PayoutStatus } from '../../code-lists/claims';
import { claimAwaitsOf } from './claim-awaits';
import { claimStage, type ClaimStageFacts } from './claim-stage';

/** Amounts are written with a no-break space. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

const dispute = {
  status: 'DISPUTED',
  reason: 'was the driver the person who died',
  disputeDue: '2026-12-14',
  partPaid: null,
  isLate: false,
} as const;

const paid = { bank: 'Capitec', last4: '4321', paidOn: '2026-11-25' };

/** Typed by hand from docs/domain/claims.md#c5. */
const stages: [facts: ClaimStageFacts, heading: string, text: string][] = [
  [
    { status: 'REPORTED' },
    'We need documents from you',
    'Please send us what is on the list. We start to decide when we have everything, and then we need two business days.',
  ],
  [
    { status: 'IN_ASSESSMENT', lastDocumentOn: '2026-11-20', decisionDue: '2026-11-24', isLate: false, isAsked: false },
    'We have everything we need',
    'We got the last document on 20 November 2026. We will tell you our decision by 24 November 2026. You need to do nothing.',
  ],
  [
    { status: 'IN_ASSESSMENT', lastDocumentOn: '2026-11-20', decisionDue: '2026-11-24', isLate: true, isAsked: false },
    'We have everything we need',
    'We got the last document on 20 November 2026. We said that we would decide by 24 November 2026. We are late, and we are sorry. You need to do nothing.',
  ],
  [
    { status: 'IN_ASSESSMENT', lastDocumentOn: '2026-11-20', decisionDue: '2026-11-24', isLate: false, isAsked: true },
    'We have everything we need',
    'We got the last document on 20 November 2026. We will tell you our decision by 24 November 2026.',
  ],
  [
    { ...dispute, isLate: true },
    'We need more time',
    'We have a question that we must clear up first: was the driver the person who died. We said that we would decide by 14 December 2026. We are late, and we are sorry.',
  ],
  [
    dispute,
    'We need more time',
    'We have a question that we must clear up first: was the driver the person who died. We will decide by 14 December 2026 at the latest.',
  ],
  [
    { ...dispute, reason: ' How the accident happened. ', partPaid: 20_000 },
    'We need more time',
    'We have a question that we must clear up first: How the accident happened. We will decide by 14 December 2026 at the latest. We have already paid R 20 000, which does not depend on it.',
  ],
  [
    { status: 'APPROVED', amount: 17_900.4, toParlour: 0, isParlourReady: false, isAccountMissing: false },
    'Your claim is approved',
    'We will pay you R 17 900,40. It can take one business day until your bank shows it.',
  ],
  [
    { status: 'APPROVED', amount: 5500, toParlour: 14_500, isParlourReady: false, isAccountMissing: false },
    'Your claim is approved',
    'We will pay you R 5 500. It can take one business day until your bank shows it. We will pay the funeral parlour R 14 500 as soon as we have its invoice.',
  ],
  [
    { status: 'APPROVED', amount: 0, toParlour: 20_000, isParlourReady: false, isAccountMissing: false },
    'Your claim is approved',
    'We will pay the funeral parlour R 20 000 as soon as we have its invoice.',
  ],
  [
    { status: 'APPROVED', amount: 0, toParlour: 20_000, isParlourReady: true, isAccountMissing: false },
    'Your claim is approved',
    'We will pay the funeral parlour R 20 000.',
  ],
  [
    { status: 'APPROVED', amount: 17_900.4, toParlour: 0, isParlourReady: false, isAccountMissing: true },
    'We need your bank account',
    'Your claim is approved. Tell us where to pay your part.',
  ],
  [
    { status: 'PAID', own: { ...paid, amount: 20_000 }, toParlour: 0 },
    'We have paid',
    'We paid R 20 000 into Capitec account ending 4321 on 25 November 2026.',
  ],
  [
    { status: 'PAID', own: { ...paid, amount: 5500 }, toParlour: 14_500 },
    'We have paid',
    'We paid R 5 500 into Capitec account ending 4321 on 25 November 2026. We paid the funeral parlour R 14 500.',
  ],
  [{ status: 'PAID', own: null, toParlour: 20_000 }, 'We have paid', 'We paid the funeral parlour R 20 000.'],
  [
    { status: 'REPUDIATED' },
    'We cannot pay this claim',
    'We are sorry. Here is why, and what you can do if you do not agree.',
  ],
  [{ status: 'WITHDRAWN' }, 'The claim is closed for now', 'You can open it again at any time. Nothing is lost.'],
  [{ status: 'DORMANT' }, 'The claim is closed for now', 'You can open it again at any time. Nothing is lost.'],
  [{ status: 'VOID' }, 'Reported by mistake', 'There is no claim, and you need to do nothing.'],
];

it.each(stages)('%j is said as "%s"', (facts, heading, text) => {
  const stage = claimStage(facts);
  expect({ heading: stage.heading, text: plain(stage.text) }).toEqual({ heading, text });
});

const nandi = { kind: 'CHILD', name: 'Nandi Khumalo' } as const;
const estate = { kind: 'ESTATE', name: 'Estate of Vusi Khumalo' } as const;
const approved = {
  status: 'APPROVED',
  amount: 9000,
  toParlour: 0,
  isParlourReady: false,
  isAccountMissing: false,
} as const;

it.each([
  [
    nandi,
    { ...approved, isAccountMissing: true },
    'We need a bank account for Nandi Khumalo',
    'The claim is approved. Tell us where to pay the part of Nandi Khumalo.',
  ],
  [
    nandi,
    approved,
    'The claim is approved',
    'We will pay R 9 000 for Nandi Khumalo. It can take one business day until the bank shows it.',
  ],
  [
    estate,
    { ...approved, isAccountMissing: true },
    'We need the estate’s bank account',
    'The claim is approved. Tell us where to pay the part of the estate.',
  ],
  [
    estate,
    approved,
    'The claim is approved',
    'We will pay the estate R 9 000. It can take one business day until the bank shows it.',
  ],
  [
    nandi,
    { status: 'PAID', own: { ...paid, amount: 9000 }, toParlour: 0 },
    'We have paid',
    'We paid R 9 000 into Capitec account ending 4321 on 25 November 2026.',
  ],
] as const)('to whoever speaks for $0.name, %j is said as "%s"', (part, facts, heading, text) => {
  const stage = claimStage(facts, part);
  expect({ heading: stage.heading, text: plain(stage.text) }).toEqual({ heading, text });
});

it('has words for every status, in the words of people', () => {
  expect(new Set(stages.map(([{ status }]) => status))).toEqual(new Set(codesOf(claimStatuses)));
  const all = stages.flatMap(([facts]) => Object.values(claimStage(facts)));
  expect(all.filter((text) => /!|passed away|loss event|life assured|%/.test(text))).toEqual([]);
});

it('promises the business days that the rules have', () => {
  expect(limits.CLAIM_BUSINESS_DAYS).toBe(2);
});

describe('who acts next', () => {
  it.each<[ClaimStatus, PayoutStatus[], string]>([
    ['REPORTED', [], 'CLAIMANT'],
    ['IN_ASSESSMENT', [], 'US'],
    ['DISPUTED', [], 'US'],
    ['DISPUTED', ['SENT'], 'US'],
    ['APPROVED', [], 'US'],
    ['APPROVED', ['WAITING_FOR_ACCOUNT', 'PAID'], 'CLAIMANT'],
    ['APPROVED', ['READY', 'SENT'], 'US'],
    ['APPROVED', ['SENT', 'PAID', 'SCHEDULED'], 'BANK'],
    ['APPROVED', ['FAILED', 'WAITING_FOR_ACCOUNT'], 'US'],
    ['APPROVED', ['RETURNED', 'SENT'], 'US'],
    ['PAID', ['PAID'], 'NOBODY'],
    ['PAID', ['PAID', 'SCHEDULED'], 'NOBODY'],
    ['PAID', ['RETURNED'], 'US'],
    ['PAID', ['WAITING_FOR_ACCOUNT'], 'CLAIMANT'],
    ['REPUDIATED', [], 'NOBODY'],
    ['WITHDRAWN', [], 'NOBODY'],
    ['DORMANT', [], 'NOBODY'],
    ['VOID', [], 'NOBODY'],
  ])('while %s with payouts %j: %s', (status, payouts, who) => {
    expect(claimAwaitsOf(status, payouts, false)).toBe(who);
  });

  it.each<[ClaimStatus, PayoutStatus[], string]>([
    ['REPUDIATED', [], 'US'],
    ['PAID', ['PAID'], 'NOBODY'],
    ['PAID', ['WAITING_FOR_ACCOUNT'], 'CLAIMANT'],
  ])('while %s with payouts %j, and somebody who disagrees waits for our answer: %s', (status, payouts, who) => {
    expect(claimAwaitsOf(status, payouts, true)).toBe(who);
  });
});
