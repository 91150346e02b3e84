import { type AskedBy, checkParlourOfEstate, ok, type Result } from '@portal/domain';
import { acceptedInvoice } from '@portal/service-payments';
import { type Claimant, type ClaimRow, type PayoutRow } from '@portal/service-store';

type OnClaim = Pick<ClaimRow, 'record'>;
type Paid = Pick<PayoutRow, 'claimantId' | 'status'>;

/** Who stands for the estate that is paid for want of a beneficiary; null: none is. */
export const executorOf = ({ record }: OnClaim): Claimant | null =>
  record.claimants.find(
    ({ role, beneficiaryId, share }) => role === 'EXECUTOR' && beneficiaryId === null && share !== null,
  ) ?? null;

/** Who arranges the funeral, or the place for them; null: a beneficiary is paid. */
const arrangerOf = ({ record }: OnClaim): Claimant | null =>
  record.claimants.find(({ arrangesFuneral }) => arrangesFuneral) ?? null;

/**
 * Whose request stands: that of whoever arranges the funeral from when its invoice was accepted, or something was paid; before that it holds up
 * nobody else.
 */
function askedBy(claim: OnClaim, payouts: readonly Paid[], by: AskedBy): AskedBy | null {
  const arranger = arrangerOf(claim);
  if (executorOf(claim)?.parlour) return 'EXECUTOR';
  if (!arranger?.parlour) return null;
  const isPaid = payouts.some(({ claimantId, status }) => claimantId === arranger.id && status !== 'CANCELLED');
  return by === 'ARRANGER' || isPaid || acceptedInvoice(claim, arranger) !== null ? 'ARRANGER' : null;
}

/** Whether somebody may have a funeral parlour paid, as far as that depends on others who ask the same of an estate. */
export function mayAskForParlour(claim: OnClaim, payouts: readonly Paid[], claimant: Claimant): Result<true> {
  const executor = executorOf(claim);
  const isOfEstate = claimant.arrangesFuneral === true || claimant.id === executor?.id;
  if (!isOfEstate) return ok(true);
  const by = claimant.arrangesFuneral ? 'ARRANGER' : 'EXECUTOR';
  return checkParlourOfEstate(by, {
    isSpokenFor: Boolean(executor?.representative),
    askedBy: askedBy(claim, payouts, by),
  });
}
