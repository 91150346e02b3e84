import { type Claim, type familyActs } from '@portal/contract';
import { paidToParlour } from '@portal/domain';
import { type Claimant, type ClaimDocumentLine, type PayoutRow } from '@portal/service-store';
import { parlourRead } from '../account-read';
import { documentRead } from '../documents/document-read';
import { type ClaimWithPayouts } from './claim-with-payouts';
import { actsOf, type ClaimReader, entriesOf, eventRead, ownPayouts, payoutRead } from './claim-view';

/** What whoever arranges the funeral may do: nothing of the claim is theirs. They may be the one who goes on with the policy, too. */
const arrangerActs: readonly (typeof familyActs)[number][] = ['SEND_DOCUMENTS', 'SET_PARLOUR', 'CONTINUE'];

/**
 * A claim as whoever arranges the funeral reads it: where it stands, and the funeral parlour with its invoice and what it is paid. Of the rest,
 * of the estate and of others, nothing; what is still missing about the death they may send.
 */
export function arrangerView(read: ClaimWithPayouts, reader: Claimant, who: ClaimReader): Claim {
  const { claim } = read;
  return {
    ...entriesOf(read, who.today),
    placeOfDeath: null,
    countryOfDeath: claim.record.countryOfDeath,
    causeReported: 'UNKNOWN',
    completeAt: claim.record.clock.completeAt,
    documents: claim.record.documents.filter((line) => isForArranger(line, reader)).map(documentRead),
    amounts: null,
    part: null,
    parts: [],
    account: null,
    mayBePaidInCash: false,
    parlour: parlourRead(reader),
    arrangesFuneral: true,
    decision: null,
    representations: [],
    payouts: ownPayouts(read).map(parlourPayoutRead),
    history: claim.record.history.filter(({ who: name }) => name === reader.name).map(eventRead),
    allowedActs: actsOf(read, who).filter((act) => arrangerActs.includes(act)),
  };
}

/** What is asked of them, and what is still missing about the death: not what others sent. */
export const isForArranger = (
  { payeeId, isAsked, status, files }: ClaimDocumentLine,
  reader: Pick<Claimant, 'id'>,
): boolean =>
  payeeId === reader.id ? isAsked || files.length > 0 : payeeId === null && isAsked && status === 'NEEDED';

/** A payment to the funeral parlour, without what it was made up of: that is of the estate. */
export function parlourPayoutRead(payout: PayoutRow): Claim['payouts'][number] {
  const read = payoutRead(payout);
  return { ...read, lines: [paidToParlour(read.amount)] };
}
