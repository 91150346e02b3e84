import { mayChangeParlour, type PaymentOfShare } from '@portal/domain';
import { type Claimant, type ClaimRow, isToParlour, type PayoutRow } from '@portal/service-store';
import { mayAskForParlour } from '../parlour-of-estate';
import { hasShareToDivide, payoutsOfShare } from '../parlour-part';

/** Whether somebody may say now which funeral parlour is paid, or take it back. */
export const maySetParlour = (claim: ClaimRow, payouts: readonly PayoutRow[], reader: Claimant): boolean =>
  hasShareToDivide(claim, reader) &&
  mayChangeParlour(claim.status, paymentsOfShare(payoutsOfShare(claim, payouts, reader))) &&
  (Boolean(reader.parlour) || mayAskForParlour(claim, payouts, reader).success);

/** Payments of one share, as far as they decide whether it may be divided otherwise. */
export const paymentsOfShare = (own: readonly PayoutRow[]): PaymentOfShare[] =>
  own.map((payout) => ({ status: payout.status, isToParlour: isToParlour(payout) }));
