import { expect, it } from 'vitest';
import { spouseCoverWithRiders } from './total-cover';

it('a benefit for both counts on the spouse too', () => {
  const benefits = [
    { benefitAmount: 500, coveredLives: 'MAIN_AND_SPOUSE' },
    { benefitAmount: 6000, coveredLives: 'MAIN' },
    { benefitAmount: 5000, coveredLives: 'ALL_LIVES' },
  ] as const;
  expect(spouseCoverWithRiders(20_000, benefits)).toBe(20_500);
});
