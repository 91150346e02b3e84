import { type Claim, type ClaimPayout } from '@portal/contract';
import { whereTo } from '@portal/contract/words';
import { formatDate, payoutStatusLabel } from '@portal/domain';

/** How far a payment is, with the day where one is known. */
export function payoutTitle(payout: Pick<ClaimPayout, 'status' | 'method' | 'payOn' | 'paidOn'>): string {
  const { status, payOn, paidOn } = payout;
  const label = payoutStatusLabel(payout);
  if (status === 'PAID') return `${label} on ${formatDate(paidOn ?? payOn)}`;
  return status === 'SCHEDULED' ? `${label}, on ${formatDate(payOn)}` : label;
}

/** Whom a payment goes to, where that is not the reader, and into which account. */
export const paidTo = (payout: ClaimPayout, part: Claim['part'] = null): string =>
  [payout.parlour, ofOther(payout, part) ? 'Into an account that you give us' : whereTo(payout)]
    .filter((part) => part !== null)
    .join(', ');

/** Of a child or an estate that has none yet: it is not the reader’s. */
const ofOther = ({ method, bank, parlour }: ClaimPayout, part: Claim['part']) =>
  method === 'BANK' && bank === null && parlour === null && part !== null && part.kind !== 'OWN';
