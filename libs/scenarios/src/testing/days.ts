import { referenceDate } from '../scenario';

/** Days on which dates like to go wrong: ends of months and years, leap days, public holidays. */
export const awkwardDays = [
  referenceDate,
  '2026-12-31',
  '2027-01-01',
  '2027-02-28',
  '2027-03-01',
  '2028-02-29',
  '2030-04-30',
] as const;
