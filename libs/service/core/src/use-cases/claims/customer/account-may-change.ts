import { type ClaimRow, isToParlour, type PayoutRow } from '@portal/service-store';
import { wasSent } from '@portal/domain';

/** Whether somebody may still say where to pay: while a claim is open, and as long as something for them is not with the bank yet. */
export function mayChangeAccount(
  { status }: Pick<ClaimRow, 'status'>,
  own: readonly Pick<PayoutRow, 'status' | 'record'>[],
): boolean {
  switch (status) {
    case 'REPORTED':
    case 'IN_ASSESSMENT':
    case 'DISPUTED':
      return true;
    case 'APPROVED':
    case 'PAID':
      return own.some((payout) => !isToParlour(payout) && !wasSent(payout.status) && payout.status !== 'CANCELLED');
    default:
      return false;
  }
}
