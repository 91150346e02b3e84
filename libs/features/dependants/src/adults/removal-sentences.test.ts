import { expect, it } from 'vitest';
import { removalSentences } from './removal-sentences';

const today = '2026-11-20';
const grace = { First_Name: 'Grace', Cover_Amount: 10_000, premium: 87, policyPremium: 498, share: null };

it('the cover ends on the first of next month, and the premium is smaller', () => {
  expect(removalSentences(grace, today)).toEqual([
    'The cover of R\u00a010\u00a0000 for Grace ends on 1 December 2026, if we approve this before then.',
    'From that day your premium is R\u00a0411 a month, R\u00a087 less than now.',
  ]);
});

it('somebody whom the plan includes leaves the premium as it is', () => {
  expect(removalSentences({ ...grace, premium: 0 }, today)[1]).toBe('Your premium stays R\u00a0498 a month.');
});

it('a nomination stays, and that is said', () => {
  expect(removalSentences({ ...grace, share: 30 }, today)[2]).toBe(
    'Grace stays a beneficiary, for 30% of the benefit, until you change your beneficiaries.',
  );
});
