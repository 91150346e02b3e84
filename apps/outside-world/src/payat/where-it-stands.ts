import { type Transaction } from './transaction';

/**
 * - `TO_PAY`: it can be paid now, for the first time or after a try that failed.
 * - `PROCESSING`: the payer is done, the result is still to come.
 * - `PAID`, `CANCELLED`, `REVERSED`: over. `EXPIRED`: nobody paid in time.
 */
export type Standing = 'TO_PAY' | 'PROCESSING' | 'PAID' | 'CANCELLED' | 'REVERSED' | 'EXPIRED';

/** Where a transaction stands for the person who opens its page. */
export function whereItStands({ report, waiting, page }: Transaction, now: Date): Standing {
  if (report?.status === 'SUCCESSFUL') return 'PAID';
  if (report?.status === 'REVERSED') return 'REVERSED';
  if (report?.status === 'CANCELLED') return 'CANCELLED';
  if (waiting.length > 0) return 'PROCESSING';
  return page && Date.parse(page.expiresAt) <= now.getTime() ? 'EXPIRED' : 'TO_PAY';
}
