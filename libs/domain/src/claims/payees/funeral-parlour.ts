import { toCents } from '../../base/money';
import { type ClaimStatus, type PayoutStatus } from '../../code-lists/claims';
import { isOpenPayout, wasSent } from '../process/payout-status';

/** What decides how much of a share goes to a funeral parlour. Rand. */
export interface ParlourFacts {
  /** What its invoice comes to, as whoever has it paid says. */
  asked: number;
  /** What the accepted invoice says; null: none was accepted yet. */
  invoiced: number | null;
  /** What it was paid of this share before. */
  paidBefore: number;
}

/** Whole cents that a funeral parlour is still paid at most: what was asked for, and never more than its invoice. Source: docs/domain/claims.md#c6-1. */
export const mostForParlour = ({ asked, invoiced, paidBefore }: ParlourFacts): number =>
  Math.max(0, toCents(Math.min(asked, invoiced ?? asked)) - toCents(paidBefore));

/** A payment of somebody's share, as far as it decides whether the share may be divided otherwise. */
export interface PaymentOfShare {
  status: PayoutStatus;
  /** It goes to the funeral parlour and not to whoever has the share. */
  isToParlour: boolean;
}

/**
 * Whether somebody may still say what of the own share a funeral parlour is paid, or take it back: until that payment is handed to the bank,
 * and once the claim is decided as long as something that is due has not gone. Source: docs/domain/claims.md#c6-1.
 */
export function mayChangeParlour(claim: ClaimStatus, own: readonly PaymentOfShare[]): boolean {
  if (own.some(({ status, isToParlour }) => isToParlour && wasSent(status))) return false;
  switch (claim) {
    case 'REPORTED':
    case 'IN_ASSESSMENT':
    case 'DISPUTED':
      return true;
    case 'APPROVED':
    case 'PAID':
      return own.some(({ status }) => isOpenPayout(status));
    default:
      return false;
  }
}
