import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toCents } from '../../base/money';
import { ages } from '../../base/ages';
import { atSize } from '../../testing/size';
import { claimAmounts, type ClaimAmounts } from './claim-amounts';
import { payableOf } from './amounts-of-cause';
import { claimBasis, type ClaimBasis } from './claim-basis';
import { totalOf } from './claim-lines';
import { knownCauses } from './known-causes';
import { decidedOn } from './testing/a-claim';
import { randomClaims } from './testing/random-claims';

const holds = (check: (amounts: ClaimAmounts, basis: ClaimBasis) => void) =>
  fc.assert(
    fc.property(randomClaims, ({ policy, facts }) => {
      const basis = claimBasis(policy, facts);
      check(claimAmounts(basis, { decidedOn }), basis);
    }),
    { numRuns: atSize({ test: 500, prove: 5_000 }) },
  );

describe('of any death on any plan', () => {
  it('what is paid, with what other policies and insurers pay before, is never above the legal maximum', () => {
    holds(({ byCause, legalMaximum }, { coverElsewhere, life, paidByOtherInsurers }) => {
      const others = life.age < ages.afterMinorLimits ? paidByOtherInsurers : 0;
      for (const cause of knownCauses) {
        const elsewhere = coverElsewhere.reduce((sum, { amounts }) => sum + amounts[cause], others);
        const left = Math.max(0, (legalMaximum ?? 0) - elsewhere);
        expect(byCause[cause].total).toBeLessThanOrEqual(left + 0.001);
      }
    });
  });

  it('the deduction is never above what is paid at once, and later payments stay whole', () => {
    holds(({ byCause }, basis) => {
      const withoutArrears = claimAmounts({ ...basis, overduePremiums: [] }, { decidedOn });
      for (const cause of [...knownCauses, 'UNKNOWN'] as const) {
        const { deduction, payableNow, payableLater } = byCause[cause];
        const before = withoutArrears.byCause[cause];
        const owed = totalOf(basis.overduePremiums);
        expect(deduction).toBe(Math.min(owed, before.payableNow));
        expect(toCents(payableNow)).toBe(toCents(before.payableNow) - toCents(deduction));
        expect(payableLater).toBe(before.payableLater);
      }
    });
  });

  it('an accident never pays less than natural causes, nor those less than suicide, over all policies of the person', () => {
    holds(({ byCause }, { coverElsewhere }) => {
      const overAll = (cause: (typeof knownCauses)[number]) =>
        coverElsewhere.reduce((cents, { amounts }) => cents + toCents(amounts[cause]), toCents(byCause[cause].total));
      expect(overAll('ACCIDENT')).toBeGreaterThanOrEqual(overAll('NATURAL'));
      expect(overAll('NATURAL')).toBeGreaterThanOrEqual(overAll('SUICIDE'));
      expect(byCause.VIOLENCE).toEqual(byCause.ACCIDENT);
    });
  });

  it('an accident never pays less than natural causes on a policy that has the person to itself', () => {
    holds((_amounts, basis) => {
      const { byCause } = claimAmounts({ ...basis, coverElsewhere: [] }, { decidedOn });
      expect(payableOf(byCause.ACCIDENT)).toBeGreaterThanOrEqual(payableOf(byCause.NATURAL));
      expect(byCause.UNKNOWN.total).toBe(byCause.SUICIDE.total);
    });
  });

  it('an unknown cause pays the least over all causes, and the rest is in dispute', () => {
    holds(({ byCause: { UNKNOWN, ...known } }) => {
      const payable = Object.values(known).map(payableOf);
      expect(payableOf(UNKNOWN)).toBe(Math.min(...payable));
      expect(toCents(payableOf(UNKNOWN)) + toCents(UNKNOWN.disputed)).toBe(toCents(Math.max(...payable)));
    });
  });

  it('the lines and the payments add up to what is payable', () => {
    holds(({ byCause }) => {
      for (const one of Object.values(byCause)) {
        expect(totalOf(one.lines)).toBe(payableOf(one));
        expect(totalOf(one.payments)).toBe(payableOf(one));
        expect(one.payments.every(({ amount, lines }) => amount > 0 && amount === totalOf(lines))).toBe(true);
      }
    });
  });

  it('a reason is given exactly where nothing is payable', () => {
    holds(({ byCause }) => {
      for (const cause of knownCauses) expect(byCause[cause].nothing === null).toBe(byCause[cause].total > 0);
    });
  });

  it('a policy that had lapsed pays only where we cannot prove that we warned of it', () => {
    holds(({ byCause }, { policy }) => {
      if (policy.status === 'LAPSED') expect(byCause.ACCIDENT.total).toBe(0);
      if (policy.code === 'LAPSE_NOT_PROVEN') expect(policy.status).toBe('IN_GRACE');
    });
  });
});
