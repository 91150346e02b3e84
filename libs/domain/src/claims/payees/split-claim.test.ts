import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCents } from '../../base/money';
import { totalOf } from '../amounts/claim-lines';
import { claimAmounts } from '../amounts/claim-amounts';
import { claimBasis } from '../amounts/claim-basis';
import { amountsFor, decidedOn, platinumWithRiders } from '../amounts/testing/a-claim';
import { randomClaims } from '../amounts/testing/random-claims';
import { atSize } from '../../testing/size';
import { type PartInDeath } from './payee';
import { payeesOf } from './payees-of';
import { splitClaim } from './split-claim';
import { aBeneficiary } from './testing/a-beneficiary';

const diedOn = '2026-11-10';
const mainMember = { diedOn, partInDeath: 'NONE' } as const;
const { payments } = amountsFor(platinumWithRiders).byCause.NATURAL;
const sharedBy = (shares: readonly number[]) => {
  const beneficiaries = shares.map((share, place) => aBeneficiary(`${place}`, share));
  const payees = payeesOf({ mainMember, beneficiaries, decidedOn }, decidedOn);
  return splitClaim(payments, payees);
};
const paid = (claim: ReturnType<typeof sharedBy>) =>
  claim.map(({ payee, payments: own }) => [payee.kind, own.map(({ payOn, amount }) => [payOn, amount])]);

it('splits the later payments as the first, each to the cent', () => {
  expect(paid(sharedBy([67, 33]))).toEqual([
    [
      'BENEFICIARY',
      [
        ['2026-11-20', 41_875],
        ...['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20'].map((day) => [day, 670]),
        ['2027-05-20', 6700],
      ],
    ],
    [
      'BENEFICIARY',
      [
        ['2026-11-20', 20_625],
        ...['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20'].map((day) => [day, 330]),
        ['2027-05-20', 3300],
      ],
    ],
  ]);
});

it('gives each payee lines of their own, which add up to the payout', () => {
  const inGrace = amountsFor({ ...platinumWithRiders, Paid_To_Date: '2026-10-31', Monthly_Premium: 214 });
  const payees = payeesOf(
    { mainMember, beneficiaries: [aBeneficiary('a', 67), aBeneficiary('b', 33)], decidedOn },
    decidedOn,
  );
  const [, second] = splitClaim(inGrace.byCause.NATURAL.payments, payees);
  expect(second?.payments[0]).toEqual({
    payOn: '2026-11-20',
    amount: 20_554.38,
    lines: [
      { label: 'Cover', amount: 16_500 },
      { label: 'Grocery benefit', amount: 330 },
      { label: 'Airtime benefit', amount: 165 },
      { label: 'After-tears benefit', amount: 825 },
      { label: 'Memorial meat benefit', amount: 2805 },
      { label: 'Premium due on 1 November 2026', amount: -70.62 },
    ],
  });
});

it('gives the estate everything where there is no beneficiary', () => {
  expect(paid(sharedBy([]))).toEqual([
    [
      'ESTATE',
      [
        ['2026-11-20', 62_500],
        ...['2026-12-20', '2027-01-20', '2027-02-20', '2027-03-20', '2027-04-20'].map((day) => [day, 1000]),
        ['2027-05-20', 10_000],
      ],
    ],
  ]);
});

it('of any claim, the shares of its payees add up to what is payable, to the cent, and the lines of each to the share', () => {
  const beneficiary = fc.record({
    Benefit_Share: fc.integer({ min: 1, max: 100 }),
    diedOn: fc.option(fc.constantFrom('2026-11-01', diedOn, '2026-11-15')),
    partInDeath: fc.constantFrom<PartInDeath>('NONE', 'NONE', 'CHARGED', 'UNLAWFUL'),
    Date_Of_Birth: fc.constantFrom('1990-04-20', '2015-01-01'),
  });
  const people = fc.array(beneficiary, { maxLength: 5 });
  fc.assert(
    fc.property(randomClaims, people, fc.boolean(), ({ policy, facts }, named, lives) => {
      const { byCause } = claimAmounts(claimBasis(policy, facts), { decidedOn });
      const beneficiaries = named.map((one, place) => aBeneficiary(`${place}`, one.Benefit_Share, one));
      const payees = payeesOf(
        { mainMember: { ...mainMember, diedOn: lives ? null : diedOn }, beneficiaries, decidedOn },
        decidedOn,
      );
      for (const { payments: ofClaim, payableNow, payableLater } of Object.values(byCause)) {
        const claim = splitClaim(ofClaim, payees);
        const payouts = claim.flatMap((share) => share.payments);
        expect(payouts.reduce((cents, { amount }) => cents + toCents(amount), 0)).toBe(
          toCents(payableNow) + toCents(payableLater),
        );
        expect(payouts.every(({ amount, lines }) => amount > 0 && totalOf(lines) === amount)).toBe(true);
      }
    }),
    { numRuns: atSize({ test: 300, prove: 5_000 }) },
  );
});
