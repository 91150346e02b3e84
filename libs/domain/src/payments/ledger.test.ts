import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PaidPosition, positionFromArrears, receiveMoney, type SettledPremium, takeMoneyBack } from './ledger';
import { fromCents, toCents, formatRand, parseRand } from '../base/money';

const premiums = { Monthly_Premium: 236 };
const terms = { premiums, firstMonth: '2026-12-01' };
const paid = (paidTo: string | null, creditCents = 0): PaidPosition => ({ paidTo, creditCents });

describe('money that comes in', () => {
  it.each([
    { why: 'the first premium pays the first month', from: paid(null), cents: 23_600, to: paid('2026-12-31') },
    { why: 'one premium pays the month after', from: paid('2026-12-31'), cents: 23_600, to: paid('2027-01-31') },
    { why: 'three premiums pay the oldest first', from: paid('2026-09-30'), cents: 70_800, to: paid('2026-12-31') },
    { why: 'part of a premium is kept', from: paid('2026-12-31'), cents: 10_000, to: paid('2026-12-31', 10_000) },
    { why: 'two parts are one premium', from: paid('2026-12-31', 13_600), cents: 10_000, to: paid('2027-01-31') },
    { why: 'what is too much is kept', from: paid('2026-12-31'), cents: 23_700, to: paid('2027-01-31', 100) },
  ])('$why', ({ from, cents, to }) => {
    expect(receiveMoney(from, cents, terms).position).toEqual(to);
  });

  it('pays no month of a policy that costs nothing', () => {
    const { position, months } = receiveMoney(paid('2026-12-31'), 5000, { ...terms, premiums: { Monthly_Premium: 0 } });
    expect({ position, months }).toEqual({ position: paid('2026-12-31', 5000), months: [] });
  });
});

describe('money that is taken back', () => {
  it('gives up the newest month and keeps what was paid for it', () => {
    const settled = [{ month: '2027-01', amountCents: 20_000 }];
    const { position, months } = takeMoneyBack(paid('2027-01-31', 500), 10_500, { ...terms, settled });
    expect(position).toEqual(paid('2026-12-31', 10_000));
    expect(months).toEqual(settled);
  });

  it('counts a month that was settled elsewhere as its premium', () => {
    const { position } = takeMoneyBack(paid('2026-10-31'), 23_600, { ...terms, settled: [] });
    expect(position).toEqual(paid('2026-09-30'));
  });

  it('passes over months that were given', () => {
    const settled = [
      { month: '2026-11', amountCents: 0 },
      { month: '2026-10', amountCents: 23_600 },
    ];
    const { position } = takeMoneyBack(paid('2026-11-30'), 23_600, { ...terms, settled });
    expect(position).toEqual(paid('2026-09-30'));
  });
});

interface Event {
  cents: number;
  isBack: boolean;
}

/** What is left after all of it, with the months in the order in which they were settled. */
function replay(start: PaidPosition, events: readonly Event[]) {
  let position = start;
  let settled: SettledPremium[] = [];
  for (const { cents, isBack } of events) {
    const moved = isBack
      ? takeMoneyBack(position, cents, { ...terms, settled: [...settled].reverse() })
      : receiveMoney(position, cents, terms);
    position = moved.position;
    settled = isBack ? settled.slice(0, settled.length - moved.months.length) : [...settled, ...moved.months];
  }
  return { position, settled };
}

const amounts = fc.array(fc.integer({ min: 1000, max: 500_000 }), { minLength: 1, maxLength: 12 });
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe('whatever comes in and goes back', () => {
  it('not a cent appears or is lost: months settled and credit are what was received', () => {
    fc.assert(
      fc.property(amounts, fc.infiniteStream(fc.boolean()), (cents, back) => {
        const taken = cents.filter(() => back.next().value);
        const events = [
          ...cents.map((amount) => ({ cents: amount, isBack: false })),
          ...taken.map((amount) => ({ cents: amount, isBack: true })),
        ];
        const { position, settled } = replay(paid('2026-10-31'), events);
        expect(sum(settled.map(({ amountCents }) => amountCents)) + position.creditCents).toBe(sum(cents) - sum(taken));
        expect(position.creditCents).toBeGreaterThanOrEqual(0);
        expect(position.creditCents).toBeLessThan(toCents(premiums.Monthly_Premium));
      }),
      { numRuns: 2000 },
    );
  });

  it('ends the same in whatever order it comes, as long as nothing goes back before it came', () => {
    const shuffled = amounts.chain((cents) =>
      fc.tuple(fc.constant(cents), fc.shuffledSubarray(cents, { minLength: cents.length }), fc.boolean()),
    );
    fc.assert(
      fc.property(shuffled, ([cents, other, takesFirstBack]) => {
        const [first = 0] = cents;
        const last = takesFirstBack ? [{ cents: first, isBack: true }] : [];
        const one = replay(paid('2026-10-31'), [...cents.map((amount) => ({ cents: amount, isBack: false })), ...last]);
        const two = replay(paid('2026-10-31'), [...other.map((amount) => ({ cents: amount, isBack: false })), ...last]);
        expect(two).toEqual(one);
      }),
      { numRuns: 2000 },
    );
  });

  it('10 000 random amounts are whole cents from the wire to the screen and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 500_000 }), (cents) => {
        expect(toCents(fromCents(cents))).toBe(cents);
        expect(toCents(parseRand(formatRand(fromCents(cents))) ?? -1)).toBe(cents);
        expect(toCents(JSON.parse(JSON.stringify(fromCents(cents))))).toBe(cents);
      }),
      { numRuns: 10_000 },
    );
  });
});

it.each([
  { arrears: 0, gives: paid('2026-11-30') },
  { arrears: 23_600, gives: paid('2026-10-31') },
  { arrears: 30_000, gives: paid('2026-09-30', 17_200) },
])('arrears of $arrears cents are paid up to $gives.paidTo', ({ arrears, gives }) => {
  expect(positionFromArrears(arrears, 23_600, '2026-11-20')).toEqual(gives);
});
