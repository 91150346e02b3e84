import { type ClaimRecord, type DecidedClaim, type PayoutRow } from '@portal/service-store';

/** The decisions by which something is paid or will be, the oldest first: not those whose payments were all taken back. */
export const holdingDecisions = (
  { decision, earlierDecisions }: ClaimRecord,
  payouts: readonly Pick<PayoutRow, 'status' | 'createdAt'>[],
): DecidedClaim[] =>
  [...earlierDecisions, ...(decision ? [decision] : [])].filter(({ confirmedAt }) =>
    payouts.some(({ status, createdAt }) => status !== 'CANCELLED' && createdAt.toISOString() === confirmedAt),
  );
