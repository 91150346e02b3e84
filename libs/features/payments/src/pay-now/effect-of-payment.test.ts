import { type Policy } from '@portal/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aPolicy, today } from '../testing/records';
import { effectOfPayment } from './effect-of-payment';
import { effectWords } from './effect-messages';

const grace: Partial<Policy> = { Policy_Status: 'IN_GRACE', Paid_To_Date: '2026-09-30', Grace_End_Date: '2026-12-08' };
const lapsed: Partial<Policy> = { Policy_Status: 'LAPSED', Paid_To_Date: '2026-08-31', Lapse_Date: '2026-10-16' };
const first: Partial<Policy> = { Policy_Status: 'PENDING', Paid_To_Date: null, Inception_Date: '2026-12-01' };
const wordsOf = (policy: Partial<Policy>, amount: number) =>
  effectWords(effectOfPayment(aPolicy(policy), amount, today)).map((words) => words.replaceAll('\u00a0', ' '));

describe('what a payment would do', () => {
  it('while nothing is due: it pays the next month', () => {
    expect(wordsOf({}, 236)).toEqual([
      'It pays your premium for December 2026.',
      'You are then paid up to 31 December 2026.',
    ]);
  });

  it('what is over is kept', () => {
    expect(wordsOf({}, 250).at(-1)).toMatch(/^R.14 is kept towards the premium after that\.$/);
    expect(wordsOf({}, 50)).toEqual([expect.stringMatching(/^R.50 is kept/)]);
  });

  it('in grace: the oldest month first, and the policy stays in grace while one is missing', () => {
    expect(wordsOf(grace, 236)).toEqual([
      'It pays your premium for October 2026.',
      'You are then paid up to 31 October 2026.',
      expect.stringMatching(/^R.236 is still outstanding after that, so your policy stays in grace\.$/),
    ]);
  });

  it('in grace: all that is outstanding makes the policy active again', () => {
    expect(wordsOf(grace, 472)).toEqual([
      'It pays your premiums for October and November 2026.',
      'You are then paid up to 30 November 2026.',
      'Your policy is active again.',
    ]);
  });

  it('after a lapse: all that is outstanding brings the policy back, and says what is not covered', () => {
    expect(wordsOf(lapsed, 236 * 2).join(' ')).toMatch(
      /active again on the same terms and without a new waiting period/,
    );
    expect(effectOfPayment(aPolicy(lapsed), 236, today)).toMatchObject({ after: 'LAPSED', outstanding: 236 });
  });

  it('a first premium begins the policy, once the application is approved', () => {
    expect(wordsOf(first, 236)).toContain('Your policy begins.');
    expect(wordsOf({ ...first, Pending_Actions: 1 }, 236)).not.toContain('Your policy begins.');
  });

  it('arrears without a paid-to date are counted back from this month', () => {
    const effect = effectOfPayment(aPolicy({ Paid_To_Date: null, Arrears_Amount: 236 }), 236, today);
    expect(effect).toMatchObject({ months: ['2026-11'], paidTo: '2026-11-30' });
  });

  it('never pays less for more money', () => {
    const cents = fc.integer({ min: 1000, max: 500_000 });
    fc.assert(
      fc.property(fc.constantFrom(grace, lapsed, first, {}), cents, cents, (policy, one, other) => {
        const [less, more] = [Math.min(one, other), Math.max(one, other)].map((count) =>
          effectOfPayment(aPolicy(policy), count / 100, today),
        );
        expect(more?.months.length).toBeGreaterThanOrEqual(less?.months.length ?? 0);
        expect(more?.outstanding).toBeLessThanOrEqual(less?.outstanding ?? 0);
      }),
    );
  });
});
