import { formatRand } from '@portal/domain';
import { type PayoutRow } from '@portal/service-store';
import { aClaimRecord, aNewPayout } from '@portal/service-store/testing';
import { expect, it } from 'vitest';
import { claimStageOf } from './claim-stage-of';

const cover = formatRand(15_000);
const clock = {
  completeAt: '2026-11-20T08:00:00.000Z',
  decisionDue: '2026-11-24',
  disputedAt: '2026-11-24T08:00:00.000Z',
  disputeDue: '2026-12-14',
};
const payout = (status: PayoutRow['status'], more: Partial<PayoutRow['record']> = {}): PayoutRow => {
  const planned = aNewPayout('claim', 'CL-A-01', { status });
  const account = { bank: 'FNB', accountNumber: '******2345', paidAt: '2026-11-24T22:30:00.000Z' };
  const record = { ...planned.record, ...(status === 'PAID' && account), ...more };
  return { ...planned, record, version: 1, hasFailed: false, updatedAt: planned.createdAt };
};
const toParlour = { payee: { kind: 'FUNERAL_PARLOUR', name: 'Dignity Funerals' } } as const;

it.each([
  ['IN_ASSESSMENT', [], 'We have everything we need', 'We got the last document on 20 November 2026. We will tell you'],
  ['DISPUTED', [], 'We need more time', 'clear up first: how it happened. We will decide by 14 December 2026 at the'],
  ['DISPUTED', [payout('PAID')], 'We need more time', `We have already paid ${cover}, which does not depend on it`],
  ['APPROVED', [payout('WAITING_FOR_ACCOUNT')], 'We need your bank account', 'Tell us where to pay your part.'],
  ['APPROVED', [payout('READY'), payout('SCHEDULED')], 'Your claim is approved', `We will pay you ${cover}.`],
  ['APPROVED', [payout('PAID')], 'We have paid', `We paid ${cover} into FNB account ending 2345 on 25 November 2026.`],
  ['APPROVED', [payout('PAID'), payout('SENT')], 'Your claim is approved', 'We will pay you'],
  ['PAID', [payout('PAID')], 'We have paid', `We paid ${cover} into FNB account ending 2345 on 25 November 2026.`],
  [
    'APPROVED',
    [payout('READY'), payout('WAITING_FOR_ACCOUNT', toParlour)],
    'Your claim is approved',
    `bank shows it. We will pay the funeral parlour ${cover} as soon as we have its invoice.`,
  ],
  [
    'PAID',
    [payout('PAID'), payout('PAID', toParlour)],
    'We have paid',
    `We paid ${cover} into FNB account ending 2345 on 25 November 2026. We paid the funeral parlour ${cover}.`,
  ],
  ['PAID', [payout('PAID', toParlour)], 'We have paid', `We paid the funeral parlour ${cover}.`],
  // Others of the claim wait for their account: whoever has the own part is told so.
  ['APPROVED', [payout('PAID')], 'We have paid', `We paid ${cover} into FNB account ending 2345 on 25 November 2026.`],
  ['APPROVED', [payout('PAID', toParlour)], 'We have paid', `We paid the funeral parlour ${cover}.`],
  ['APPROVED', [payout('PAID'), payout('READY')], 'Your claim is approved', `We will pay you ${cover}.`],
  ['REPUDIATED', [], 'We cannot pay this claim', 'We are sorry. Here is why, and what you can do if you do not agree.'],
  ['DORMANT', [], 'The claim is closed for now', 'You can open it again at any time. Nothing is lost.'],
] as const)('a claim that is %s reads as its own payments stand', (status, own, heading, text) => {
  const record = aClaimRecord({ clock, disputeReason: 'how it happened' });
  const stage = claimStageOf({ status, record }, own, '2026-11-24');
  expect(stage.heading).toBe(heading);
  expect(stage.text).toContain(text);
});

it.each([
  ['IN_ASSESSMENT', '2026-11-25', 'We said that we would decide by 24 November 2026. We are late, and we are sorry.'],
  ['DISPUTED', '2026-12-15', 'We said that we would decide by 14 December 2026. We are late, and we are sorry.'],
] as const)('a claim that is %s says so after its day', (status, today, text) => {
  const record = aClaimRecord({ clock, disputeReason: 'how it happened' });
  expect(claimStageOf({ status, record }, [], today).text).toContain(text);
});

it.each([
  [[payout('PAID'), payout('WAITING_FOR_ACCOUNT', toParlour)], 'We will pay the funeral parlour'],
  [[payout('READY'), payout('PAID', toParlour)], 'We will pay you'],
  [[payout('PAID'), payout('READY', toParlour)], `We will pay the funeral parlour ${cover}.`],
])('an approved claim says of what is to come alone that it will be paid', (own, beginning) => {
  const { heading, text } = claimStageOf({ status: 'APPROVED', record: aClaimRecord({ clock }) }, own, '2026-11-24');
  expect(heading).toBe('Your claim is approved');
  expect(text.startsWith(beginning)).toBe(true);
  expect(text.match(/We will pay/g)).toHaveLength(1);
});

it('a claim that waits for a document that was asked for since does not say that there is nothing to do', () => {
  const record = aClaimRecord({ clock });
  const received = { ...record, documents: record.documents.map((line) => ({ ...line, status: 'RECEIVED' as const })) };
  expect(claimStageOf({ status: 'IN_ASSESSMENT', record }, [], '2026-11-24').text).not.toContain('do nothing');
  expect(claimStageOf({ status: 'IN_ASSESSMENT', record: received }, [], '2026-11-24').text).toContain('do nothing');
});
