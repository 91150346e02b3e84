import { describe, expect, it } from 'vitest';
import { checkTotalCover, spouseCoverWithRiders } from './total-cover';

const starts = '2026-12-01';

describe('the cover on one person over all policies', () => {
  it.each([
    { why: 'an adult up to the maximum', born: '1985-06-30', cover: 75_000, coverElsewhere: 25_000, fits: true },
    { why: 'an adult one rand above it', born: '1985-06-30', cover: 75_000, coverElsewhere: 25_001, fits: false },
    { why: 'a child under 6 up to its limit', born: '2021-03-01', cover: 12_500, coverElsewhere: 7500, fits: true },
    { why: 'a child under 6 above it', born: '2021-03-01', cover: 12_500, coverElsewhere: 7501, fits: false },
    { why: 'a child who is 6 on that day', born: '2020-12-01', cover: 25_000, coverElsewhere: 25_000, fits: true },
    { why: 'a child of 13', born: '2012-12-02', cover: 37_500, coverElsewhere: 12_501, fits: false },
    { why: 'a child who is 14 on that day', born: '2012-12-01', cover: 37_500, coverElsewhere: 60_000, fits: true },
  ])('$why: $fits', ({ born, cover, coverElsewhere, fits }) => {
    const checked = checkTotalCover({ First_Name: 'Thabo', Date_Of_Birth: born, cover, coverElsewhere }, starts);
    expect(checked.success).toBe(fits);
    if (!checked.success) {
      expect(checked.message).toBe('The total cover on Thabo would be above the legal maximum');
    }
  });
});

it('a benefit for both counts on the spouse too', () => {
  const benefits = [
    { benefitAmount: 500, coveredLives: 'MAIN_AND_SPOUSE' },
    { benefitAmount: 6000, coveredLives: 'MAIN' },
    { benefitAmount: 5000, coveredLives: 'ALL_LIVES' },
  ] as const;
  expect(spouseCoverWithRiders(20_000, benefits)).toBe(20_500);
});
