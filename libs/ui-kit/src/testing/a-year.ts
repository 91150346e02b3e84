import { type PremiumMonth, type PremiumState } from '../data/weave/premium-states';

const names = [
  ...['December 2025', 'January 2026', 'February 2026', 'March 2026', 'April 2026', 'May 2026', 'June 2026'],
  ...['July 2026', 'August 2026', 'September 2026', 'October 2026', 'November 2026'],
];

/** Twelve months, paid but for those that are named otherwise. */
export const aYear = (otherwise: Record<string, PremiumState> = {}): PremiumMonth[] =>
  names.map((name) => ({ name, state: otherwise[name] ?? 'paid' }));
