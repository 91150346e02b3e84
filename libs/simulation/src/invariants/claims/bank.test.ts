import { type BankedPayout } from '@portal/contract';
import { type PayoutOrder } from '@portal/service-payments';
import { type PayoutRow } from '@portal/service-store';
import { expect, it } from 'vitest';
import { BrokenInvariant } from '../../world/broken-invariant';
import { checkBank } from './bank';
import { aClaim, aPayout, aSending } from './testing/a-seen-claim';

const claim = aClaim();
const payout = (more: Partial<PayoutRow> = {}, attempts = 1): PayoutRow => {
  const one = aPayout(claim, 100_00, { id: 'first', status: 'SENT', ...more });
  return { ...one, record: { ...one.record, attempts } };
};
const order = (payoutId: string, amountCents = 100_00) => [payoutId, { payoutId, amountCents } as PayoutOrder] as const;
const paid = (payoutId: string): [string, BankedPayout] => {
  const at = '2026-11-20T10:00:00.000Z';
  return [
    payoutId,
    { payoutId, result: 'PAID', reason: null, amountCents: 100_00, bankReference: null, paidAt: at, returnedAt: null },
  ];
};
const bank = (taken: (readonly [string, PayoutOrder])[], results: [string, BankedPayout][] = [], repeated = 0) => ({
  taken: new Map(taken),
  results: new Map(results),
  state: { repeated },
});

it('a payment that the bank has once, as we sent it, keeps every rule', () => {
  const sent = payout();
  expect(() => checkBank({ payouts: [sent], sendings: [aSending(sent)], bank: bank([order('first')]) })).not.toThrow();
  const anew = payout({ id: 'second', status: 'PAID' }, 2);
  const sendings = [aSending(sent, { status: 'FAILED' }), aSending(anew, { status: 'PAID' })];
  const both = bank([order('first'), order('second')], [paid('second')]);
  expect(() => checkBank({ payouts: [anew], sendings, bank: both })).not.toThrow();
  const [failed] = sendings;
  const givenUp = payout({ id: 'second', status: 'CANCELLED' });
  const first = { payouts: [givenUp], sendings: failed ? [failed] : [], bank: bank([order('first')]) };
  expect(() => checkBank(first)).not.toThrow();
});

const sent = payout();
const again = aSending(payout({ id: 'second' }));
it.each<[string, Parameters<typeof checkBank>[0]]>([
  ['handed over twice', { payouts: [sent], sendings: [aSending(sent)], bank: bank([order('first')], [], 1) }],
  ['at the bank alone', { payouts: [], sendings: [], bank: bank([order('first')]) }],
  ['of another amount', { payouts: [sent], sendings: [aSending(sent)], bank: bank([order('first', 99_99)]) }],
  ['sent and not counted', { payouts: [payout({}, 0)], sendings: [aSending(sent)], bank: bank([order('first')]) }],
  [
    'sent anew while the bank has it',
    { payouts: [payout({}, 2)], sendings: [aSending(sent), again], bank: bank([order('first'), order('second')]) },
  ],
  [
    'paid twice',
    {
      payouts: [payout({ status: 'PAID' }, 2)],
      sendings: [aSending(sent, { status: 'FAILED' }), again],
      bank: bank([order('first'), order('second')], [paid('first'), paid('second')]),
    },
  ],
  [
    'paid by our books alone',
    { payouts: [payout({ status: 'PAID' })], sendings: [aSending(sent)], bank: bank([order('first')]) },
  ],
  [
    'cancelled while the bank has it',
    { payouts: [payout({ status: 'CANCELLED' })], sendings: [aSending(sent)], bank: bank([order('first')]) },
  ],
])('a payment %s is found', (_what, given) => {
  expect(() => checkBank(given)).toThrow(BrokenInvariant);
});
