import {
  type AmountsOfCause,
  claimAmounts,
  claimBasis,
  type ClaimBasis,
  type ClaimLine,
  payableOf,
  toCents,
} from '@portal/domain';
import { supplementaryBenefits } from '@portal/domain/catalogue';
import { aCoveredFamily } from '@portal/domain/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPaid } from '../../paid-so-far';
import { isSameAmount, nothingPaid, raisedTo, stillToPay } from './amounts-decided';

const today = '2026-11-20';
const riders = ['sup-grocery', 'sup-tombstone', 'sup-accidental'];

/** A main member with benefits that are paid later and for an accident alone, with premiums owed. */
function basisOf(owed: readonly number[] = []): ClaimBasis {
  const family = aCoveredFamily();
  const policy = {
    ...family,
    Policy_Number: '7000010012',
    Policy_Type: 'FUNERAL',
    SupplementaryBenefits: riders.map((id) => ({ id, startDate: '2024-01-01', status: 'ACTIVE' })),
  };
  const { id: lifeId, Date_Of_Birth: dateOfBirth } = family.MainMember;
  const basis = claimBasis(policy, {
    dayOfDeath: '2026-11-10',
    deceased: { kind: 'MAIN_MEMBER', lifeId, dateOfBirth },
    standing: { status: 'ACTIVE', lastDay: null, lapse: null },
    benefits: supplementaryBenefits,
  });
  return { ...basis, overduePremiums: owed.map((amount, place) => ({ due: `2026-1${place}-01`, amount })) };
}
const amountsOf = (basis: ClaimBasis, decidedOn = today) => claimAmounts(basis, { decidedOn }).byCause;

const nothing = { lines: [], deducted: [] };
const paid = ({ lines }: AmountsOfCause) => ({
  lines: lines.filter(isPaid),
  deducted: lines.filter((line) => !isPaid(line)),
});

describe('what is still to pay', () => {
  it('is everything where nothing was paid', () => {
    const { NATURAL } = amountsOf(basisOf([166]));
    expect(stillToPay(basisOf([166]), NATURAL, nothing, today)).toEqual(NATURAL);
  });

  it('is what another cause pays on top, and the premiums are taken off once', () => {
    const basis = basisOf([166]);
    const { UNKNOWN, ACCIDENT } = amountsOf(basis);
    const left = stillToPay(basis, ACCIDENT, paid(UNKNOWN), today);
    expect(left.lines.map(({ label, amount }) => [label, amount])).toEqual([['Accidental death benefit', 20_000]]);
    expect(left.deduction).toBe(0);
  });

  it('is nothing of the same decision on a later day', () => {
    const basis = basisOf();
    const [first, later] = [amountsOf(basis).NATURAL, amountsOf(basis, '2026-12-05').NATURAL];
    expect(stillToPay(basis, later, paid(first), '2026-12-05').payments).toEqual([]);
  });

  it('is nothing more in all than what is decided, where something was paid that is not', () => {
    const basis = basisOf();
    const { NATURAL } = amountsOf(basis);
    const [cover] = NATURAL.lines as [ClaimLine];
    const added = { ...cover, label: 'Added by correction', amount: 500 };
    const left = stillToPay(basis, NATURAL, { lines: [cover, added], deducted: [] }, today);
    expect(payableOf(left)).toBe(payableOf(NATURAL) - cover.amount - 500);
  });

  it('comes, with what was paid, to the whole, to the cent', () => {
    const owed = fc.array(
      fc.integer({ min: 1, max: 3_000_000 }).map((cents) => cents / 100),
      { maxLength: 2 },
    );
    fc.assert(
      fc.property(owed, fc.constantFrom('NATURAL', 'ACCIDENT', 'VIOLENCE', 'SUICIDE'), (premiums, cause) => {
        const basis = basisOf(premiums);
        const amounts = amountsOf(basis);
        const whole = amounts[cause as keyof typeof amounts];
        const left = stillToPay(basis, whole, paid(amounts.UNKNOWN), today);
        const cents = (one: AmountsOfCause) => toCents(payableOf(one));
        expect(cents(amounts.UNKNOWN) + cents(left)).toBe(cents(whole));
      }),
      { numRuns: 200 },
    );
  });
});

describe('a correction', () => {
  const { NATURAL } = amountsOf(basisOf([166]));

  it('is paid at once on a line of its own', () => {
    const raised = raisedTo(NATURAL, { inAll: payableOf(NATURAL) + 0.05, decidedOn: today });
    expect(raised.payableNow - NATURAL.payableNow).toBeCloseTo(0.05, 5);
    expect(raised.payments[0]?.lines.at(-1)).toMatchObject({ label: 'Added by correction', amount: 0.05 });
    expect(raised.payments.slice(1)).toEqual(NATURAL.payments.slice(1));
    expect(isSameAmount(raised, NATURAL)).toBe(false);
  });

  it('of nothing is none, and one of a claim that pays nothing is all of it', () => {
    expect(raisedTo(NATURAL, { inAll: payableOf(NATURAL), decidedOn: today })).toBe(NATURAL);
    const raised = raisedTo(nothingPaid(NATURAL), { inAll: 500, decidedOn: today });
    expect(raised).toMatchObject({ payableNow: 500, nothing: null, payments: [{ payOn: today, amount: 500 }] });
  });
});

it('tells computations apart by what is paid, not by the days', () => {
  const basis = basisOf();
  expect(isSameAmount(amountsOf(basis).NATURAL, amountsOf(basis, '2026-12-05').NATURAL)).toBe(true);
  expect(isSameAmount(amountsOf(basis).NATURAL, amountsOf(basisOf([1])).NATURAL)).toBe(false);
  expect(isSameAmount(amountsOf(basis).NATURAL, amountsOf(basis).ACCIDENT)).toBe(false);
});
