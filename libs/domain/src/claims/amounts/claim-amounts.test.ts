import { describe, expect, it } from 'vitest';
import { claimAmounts } from './claim-amounts';
import { claimBasis } from './claim-basis';
import { type ClaimLine } from './claim-line';
import { aDeath, amountsFor, aPolicyOn, decidedOn, heldSince, platinumWithRiders } from './testing/a-claim';

const died = '2026-11-10';
const shown = (lines: readonly ClaimLine[]) => lines.map(({ label, amount, payOn }) => [label, amount, payOn]);

describe('a statement', () => {
  it('shows cover, each benefit in catalogue order and what is taken off, each with its day', () => {
    const inGrace = { ...platinumWithRiders, Paid_To_Date: '2026-10-31', Monthly_Premium: 214 };
    expect(shown(amountsFor(inGrace).byCause.ACCIDENT.lines)).toEqual([
      ['Cover', 50_000, '2026-11-20'],
      ['Grocery benefit', 1000, '2026-11-20'],
      ['Grocery benefit', 1000, '2026-12-20'],
      ['Grocery benefit', 1000, '2027-01-20'],
      ['Grocery benefit', 1000, '2027-02-20'],
      ['Grocery benefit', 1000, '2027-03-20'],
      ['Grocery benefit', 1000, '2027-04-20'],
      ['Airtime benefit', 500, '2026-11-20'],
      ['Tombstone benefit', 10_000, '2027-05-20'],
      ['After-tears benefit', 2500, '2026-11-20'],
      ['Memorial meat benefit', 8500, '2026-11-20'],
      ['Accidental death benefit', 20_000, '2026-11-20'],
      ['Premium due on 1 November 2026', -214, '2026-11-20'],
    ]);
  });

  it('pays on the last day of a month that has no such day', () => {
    const basis = claimBasis(platinumWithRiders, aDeath(platinumWithRiders, died));
    const { payments } = claimAmounts(basis, { decidedOn: '2026-12-31' }).byCause.NATURAL;
    expect(payments.map(({ payOn, amount }) => [payOn, amount])).toEqual([
      ['2026-12-31', 62_500],
      ['2027-01-31', 1000],
      ['2027-02-28', 1000],
      ['2027-03-31', 1000],
      ['2027-04-30', 1000],
      ['2027-05-31', 1000],
      ['2027-06-30', 10_000],
    ]);
  });

  it.each([
    { why: 'after the decision: on that day', stonemasonInvoiceOn: '2027-01-08', payOn: '2027-01-08' },
    { why: 'before the decision: at once', stonemasonInvoiceOn: '2026-11-18', payOn: '2026-11-20' },
    { why: 'later than six months: after six months', stonemasonInvoiceOn: '2027-09-01', payOn: '2027-05-20' },
  ])('pays a tombstone on the invoice of a stonemason, $why', ({ stonemasonInvoiceOn, payOn }) => {
    const basis = claimBasis(platinumWithRiders, aDeath(platinumWithRiders, died));
    const { lines } = claimAmounts(basis, { decidedOn, stonemasonInvoiceOn }).byCause.NATURAL;
    const daysOf = (id: string) => lines.filter(({ riderId }) => riderId === id).map((line) => line.payOn);
    expect(daysOf('sup-tombstone')).toEqual([payOn]);
    expect(daysOf('sup-grocery').at(-1)).toBe('2027-04-20');
  });
});

it('while the cause is not known, a benefit that only the maximum of an accident would cut is paid whole', () => {
  const raisedToDiamond = aPolicyOn('Diamond Single Member Plan', '2021-01-01', {
    Cover_Increases: [
      { lifeId: 'thandi', amount: 25_000, startDate: '2026-08-01', waitingPeriodEndDate: '2027-02-01' },
    ],
    SupplementaryBenefits: heldSince('2021-01-01', 'sup-grocery', 'sup-tombstone', 'sup-after-tears', 'sup-memorial'),
  });
  const { NATURAL, ACCIDENT, UNKNOWN } = amountsFor(raisedToDiamond).byCause;
  expect([ACCIDENT.total, NATURAL.total, UNKNOWN.total, UNKNOWN.disputed]).toEqual([100_000, 77_000, 77_000, 23_000]);
  expect(shown(UNKNOWN.lines)).toEqual(shown(NATURAL.lines));
});
