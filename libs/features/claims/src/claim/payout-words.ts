import { type ClaimPayout } from '@portal/contract';
import { formatDate, labelOf, payoutStatuses } from '@portal/domain';

/** How far a payment is, with the day where one is known. */
export function payoutTitle({ status, payOn, paidOn }: Pick<ClaimPayout, 'status' | 'payOn' | 'paidOn'>): string {
  const label = labelOf(payoutStatuses, status);
  if (status === 'PAID') return `${label} on ${formatDate(paidOn ?? payOn)}`;
  return status === 'SCHEDULED' ? `${label}, on ${formatDate(payOn)}` : label;
}
