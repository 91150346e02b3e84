import { arrangerStage, type ClaimStage, fromCents, type PlainDate } from '@portal/domain';
import { acceptedInvoice } from '@portal/service-payments';
import { type Claimant, type ClaimRow, type PayoutRow } from '@portal/service-store';
import { parlourPayouts } from '../parlour-part';
import { maySetParlour } from './may-set-parlour';

/** Where a claim stands, as a page says it to whoever arranges the funeral. */
export function arrangerStageOf(
  claim: ClaimRow,
  payouts: readonly PayoutRow[],
  reader: Claimant,
  today: PlainDate,
): ClaimStage {
  const { decisionDue, disputeDue } = claim.record.clock;
  const due = claim.status === 'DISPUTED' ? disputeDue : decisionDue;
  const toParlour = parlourPayouts(payouts, reader).filter(({ status }) => status !== 'CANCELLED');
  const toCome = toParlour.filter(({ status }) => status !== 'PAID');
  return arrangerStage({
    status: claim.status,
    decideBy: due !== null && due >= today ? due : null,
    isAsked: Boolean(reader.parlour),
    isInvoiceAccepted: acceptedInvoice(claim, reader) !== null,
    mayAsk: maySetParlour(claim, payouts, reader),
    toCome: sumOf(toCome),
    isReady: toCome.every(({ status }) => status === 'READY' || status === 'SENT'),
    paid: sumOf(toParlour.filter(({ status }) => status === 'PAID')),
  });
}

const sumOf = (payouts: readonly PayoutRow[]): number =>
  fromCents(payouts.reduce((cents, { amountCents }) => cents + amountCents, 0));
