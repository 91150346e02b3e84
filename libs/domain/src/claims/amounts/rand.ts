import { fromCents, toCents } from '../../base/money';

/** Rand added up in whole cents, so that nothing drifts. */
export const sumOf = (amounts: readonly number[]): number =>
  fromCents(amounts.reduce((cents, amount) => cents + toCents(amount), 0));
