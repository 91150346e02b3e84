import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromCents, toCents } from '../../base/money';
import { atSize } from '../../testing/size';
import { totalOf } from '../amounts/claim-lines';
import { type PayoutLine, premiumsPaidBack } from './share-lines';
import { type DividedShare, type OpenPayment, type OpenShare, splitWithParlour } from './split-with-parlour';

const payment = (...lines: PayoutLine[]): OpenPayment => ({ cents: toCents(totalOf(lines)), lines });
const cover = (amount: number): PayoutLine => ({ label: 'Cover', amount });
const premium = (amount: number): PayoutLine => ({ label: 'Premium due on 1 November 2026', amount: -amount });
const toParlour = (amount: number): PayoutLine => ({ label: 'Paid to the funeral parlour', amount });
const notToParlour = (amount: number): PayoutLine => ({ label: 'Not paid to the funeral parlour', amount });

const split = (share: Partial<OpenShare>, most: number) =>
  splitWithParlour({ own: [], parlour: null, ...share }, toCents(most));

describe('of a share', () => {
  it.each([
    {
      why: 'the invoice, and the rest to its owner',
      most: 14_500,
      own: [cover(20_000), toParlour(-14_500)],
      parlour: [toParlour(14_500)],
    },
    { why: 'nothing where nobody asked', most: 0, own: [cover(20_000)], parlour: null },
    { why: 'at most the share, whose lines then go along', most: 31_000, own: null, parlour: [cover(20_000)] },
    {
      why: 'all but a cent',
      most: 19_999.99,
      own: [cover(20_000), toParlour(-19_999.99)],
      parlour: [toParlour(19_999.99)],
    },
  ])('the parlour is paid $why', ({ most, own, parlour }) => {
    const divided = split({ own: [payment(cover(20_000))] }, most);
    expect(divided.own.filter(({ cents }) => cents > 0)).toEqual(own === null ? [] : [payment(...own)]);
    expect(divided.parlour).toEqual(parlour && payment(...parlour));
    expect(divided.back).toBeNull();
  });

  it('lines of a deduction and of premiums paid back stay with its owner, who keeps what is paid back', () => {
    const share = payment(cover(20_000), premium(166), premiumsPaidBack(318));
    const divided = split({ own: [share] }, 50_000);
    expect(divided.own).toEqual([payment(cover(20_000), premium(166), premiumsPaidBack(318), toParlour(-19_834))]);
    expect(divided.parlour).toEqual(payment(toParlour(19_834)));
  });

  it('several payments are taken from in their order', () => {
    const divided = split({ own: [payment(cover(1000)), payment(cover(500)), payment(cover(300))] }, 1200);
    expect(divided.own.map(({ cents }) => fromCents(cents))).toEqual([0, 300, 300]);
    expect(divided.parlour).toEqual(payment(cover(1000), toParlour(200)));
  });
});

describe('divided anew', () => {
  const asked = { own: [payment(cover(20_000), toParlour(-14_500))], parlour: payment(toParlour(14_500)) };

  it.each([
    { why: 'taken back', most: 0, own: [cover(20_000)], parlour: null },
    { why: 'an invoice of less', most: 13_000, own: [cover(20_000), toParlour(-13_000)], parlour: [toParlour(13_000)] },
    { why: 'an invoice of more', most: 16_000, own: [cover(20_000), toParlour(-16_000)], parlour: [toParlour(16_000)] },
    { why: 'the same', most: 14_500, own: [cover(20_000), toParlour(-14_500)], parlour: [toParlour(14_500)] },
  ])('$why moves the difference', ({ most, own, parlour }) => {
    expect(split(asked, most)).toEqual({
      own: [payment(...own)],
      back: null,
      parlour: parlour && payment(...parlour),
    });
  });

  it.each([
    { why: 'all of it', most: 0, back: [notToParlour(14_500)], parlour: null },
    { why: 'a part of it', most: 13_000, back: [notToParlour(1500)], parlour: [toParlour(13_000)] },
  ])('after the own payment went, $why comes back as one more', ({ most, back, parlour }) => {
    expect(split({ parlour: asked.parlour }, most)).toEqual({
      own: [],
      back: payment(...back),
      parlour: parlour && payment(...parlour),
    });
  });

  it('what went to the parlour whole comes back line by line', () => {
    const wholly = { parlour: payment(cover(20_000), premium(166)) };
    expect(split(wholly, 0).back).toEqual(payment(cover(20_000), premium(166)));
    expect(split(wholly, 14_500)).toEqual({
      own: [],
      back: payment(cover(20_000), premium(166), toParlour(-14_500)),
      parlour: payment(toParlour(14_500)),
    });
  });
});

it('whatever is asked for, and however often, nobody is paid more than the share, less than nothing, or a cent that was not there', () => {
  const cents = fc.integer({ min: 1, max: 5_000_000 });
  const share = fc.record({ cover: cents, deducted: cents, refund: fc.option(cents) });
  const paymentOf = ({ cover: whole, deducted, refund }: { cover: number; deducted: number; refund: number | null }) =>
    payment(
      cover(fromCents(whole + deducted)),
      premium(fromCents(deducted)),
      ...(refund === null ? [] : [premiumsPaidBack(fromCents(refund))]),
    );
  const sumOf = ({ own, back, parlour }: DividedShare) =>
    [...own, back, parlour].reduce((sum, one) => sum + (one?.cents ?? 0), 0);
  fc.assert(
    fc.property(
      fc.array(share, { minLength: 1, maxLength: 3 }),
      fc.array(fc.integer({ min: -1, max: 9_000_000 })),
      (shares, asked) => {
        const first = shares.map(paymentOf);
        const allCents = first.reduce((sum, one) => sum + one.cents, 0);
        const refundCents = shares.reduce((sum, { refund }) => sum + (refund ?? 0), 0);
        let open: OpenShare = { own: first, parlour: null };
        for (const most of [...asked, 0]) {
          const divided = splitWithParlour(open, most);
          const all = [...divided.own, divided.back, divided.parlour].filter((one) => one !== null);
          expect(sumOf(divided)).toBe(allCents);
          expect(all.every((one) => one.cents >= 0 && toCents(totalOf(one.lines)) === one.cents)).toBe(true);
          expect(divided.parlour?.cents ?? 0).toBe(Math.max(0, Math.min(most, allCents - refundCents)));
          const own = [...divided.own, divided.back].filter((one) => one !== null);
          open = { own: own.filter((one) => one.cents > 0), parlour: divided.parlour };
        }
        expect(open.parlour).toBeNull();
      },
    ),
    { numRuns: atSize({ test: 300, prove: 5_000 }) },
  );
});
