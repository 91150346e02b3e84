import { fromCents, mostForParlour, mostForParlourOfEstate, wasSent } from '@portal/domain';
import { acceptedInvoice } from '@portal/service-payments';
import { type Claimant, type ClaimRow, isToParlour, type PayoutRow } from '@portal/service-store';
import { executorOf } from './parlour-of-estate';

export type PaidPart = Pick<PayoutRow, 'claimantId' | 'status' | 'amountCents' | 'record'>;

/**
 * Whose share a funeral parlour is paid from that somebody chooses: the own, or that of the estate where they arrange the funeral. Null: no
 * estate is paid for want of a beneficiary.
 */
export function shareHolderOf(claim: Pick<ClaimRow, 'record'>, claimant: Claimant): Claimant | null {
  return claimant.arrangesFuneral ? executorOf(claim) : claimant;
}

/** Whether there is a share that a funeral parlour can be paid from which somebody chooses. */
export const hasShareToDivide = (claim: Pick<ClaimRow, 'record'>, claimant: Claimant): boolean =>
  (shareHolderOf(claim, claimant)?.share ?? null) !== null;

/** Payments of somebody's share that go to the funeral parlour which they chose. */
export const parlourPayouts = <Payout extends Pick<PayoutRow, 'claimantId' | 'record'>>(
  payouts: readonly Payout[],
  { id }: Pick<Claimant, 'id'>,
): Payout[] => payouts.filter((payout) => payout.claimantId === id && isToParlour(payout));

/** Payments of the share that a funeral parlour is paid from which somebody chooses: to whoever has it, and to that parlour. */
export const payoutsOfShare = <Payout extends Pick<PayoutRow, 'claimantId' | 'record'>>(
  claim: Pick<ClaimRow, 'record'>,
  payouts: readonly Payout[],
  claimant: Claimant,
): Payout[] => {
  const holder = shareHolderOf(claim, claimant);
  return payouts.filter((payout) => payout.claimantId === (isToParlour(payout) ? claimant.id : holder?.id));
};

/** Whole cents that the funeral parlour of somebody is still paid at most, beside these payments to it. */
export function centsForParlour(
  claim: Pick<ClaimRow, 'record'>,
  claimant: Claimant,
  paidBefore: readonly Pick<PayoutRow, 'amountCents'>[],
): number {
  const { parlour, arrangesFuneral } = claimant;
  if (!parlour) return 0;
  const facts = {
    asked: parlour.invoiceAmount,
    invoiced: acceptedInvoice(claim, claimant)?.says?.amount ?? null,
    paidBefore: fromCents(paidBefore.reduce((sum, { amountCents }) => sum + amountCents, 0)),
  };
  if (!arrangesFuneral) return mostForParlour(facts);
  // Whoever speaks for the estate has one paid: an invoice is not paid twice.
  return executorOf(claim)?.parlour ? 0 : mostForParlourOfEstate(facts);
}

/** Whether the bank has had a payment to the funeral parlour of somebody: from then on nothing about it changes. */
export const wasParlourSent = (payouts: readonly PaidPart[], claimant: Pick<Claimant, 'id'>): boolean =>
  parlourPayouts(payouts, claimant).some(({ status }) => wasSent(status));
