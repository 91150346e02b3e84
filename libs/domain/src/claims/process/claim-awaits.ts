import { type ClaimAwaits, type ClaimStatus, type PayoutStatus } from '../../code-lists/claims';

const byStatus: Record<ClaimStatus, ClaimAwaits> = {
  REPORTED: 'CLAIMANT',
  IN_ASSESSMENT: 'US',
  DISPUTED: 'US',
  APPROVED: 'US',
  PAID: 'NOBODY',
  REPUDIATED: 'NOBODY',
  WITHDRAWN: 'NOBODY',
  DORMANT: 'NOBODY',
  VOID: 'NOBODY',
};

/** Who moves a payout on; what failed is an administrator's before it is anybody else's. In the order in which it counts. */
const byPayout: readonly [ClaimAwaits, readonly PayoutStatus[]][] = [
  ['US', ['FAILED', 'RETURNED']],
  ['CLAIMANT', ['WAITING_FOR_ACCOUNT']],
  ['US', ['READY']],
  ['BANK', ['SENT']],
  ['NOBODY', ['PAID', 'SCHEDULED', 'CANCELLED']],
];

/**
 * Who has to do something next about a claim. `payouts` are those that it is asked about: of the whole claim, or of one claimant. A claim
 * that is approved and has no payout yet is ours, and so is one that is refused while somebody who disagrees waits for our answer. Source: docs/domain/claims.md#c5.
 */
export function claimAwaitsOf(
  status: ClaimStatus,
  payouts: readonly PayoutStatus[],
  isAnswerAwaited: boolean,
): ClaimAwaits {
  if (status === 'REPUDIATED' && isAnswerAwaited) return 'US';
  if (status !== 'APPROVED' && status !== 'PAID') return byStatus[status];
  const next = byPayout.find(([, statuses]) => payouts.some((payout) => statuses.includes(payout)));
  return next?.[0] ?? byStatus[status];
}
