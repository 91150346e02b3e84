import { fromCents, mostForParlour, wasSent } from '@portal/domain';
import { acceptedInvoice } from '@portal/service-payments';
import { type Claimant, type ClaimRow, isToParlour, type PayoutRow } from '@portal/service-store';

export type PaidPart = Pick<PayoutRow, 'claimantId' | 'status' | 'amountCents' | 'record'>;

/** Payments of somebody's share that go to the funeral parlour which they chose. */
export const parlourPayouts = <Payout extends Pick<PayoutRow, 'claimantId' | 'record'>>(
  payouts: readonly Payout[],
  { id }: Pick<Claimant, 'id'>,
): Payout[] => payouts.filter((payout) => payout.claimantId === id && isToParlour(payout));

/** Whole cents that the funeral parlour of somebody is still paid at most, beside these payments to it. */
export function centsForParlour(
  claim: Pick<ClaimRow, 'record'>,
  claimant: Claimant,
  paidBefore: readonly Pick<PayoutRow, 'amountCents'>[],
): number {
  const { parlour } = claimant;
  if (!parlour) return 0;
  return mostForParlour({
    asked: parlour.invoiceAmount,
    invoiced: acceptedInvoice(claim, claimant)?.says?.amount ?? null,
    paidBefore: fromCents(paidBefore.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  });
}

/** Whether the bank has had a payment to the funeral parlour of somebody: from then on nothing about it changes. */
export const wasParlourSent = (payouts: readonly PaidPart[], claimant: Pick<Claimant, 'id'>): boolean =>
  parlourPayouts(payouts, claimant).some(({ status }) => wasSent(status));
