import { type ClaimPart } from '@portal/contract';
import { claimAwaitsOf, type PartOfStage, type PlainDate } from '@portal/domain';
import { type Claimant, type ClaimDocumentLine, statusesToActOn, unanswered } from '@portal/service-store';
import { kindOf } from '../parts-of-number';
import { claimStageOf } from './claim-stage-of';
import { type ClaimWithPayouts } from './claim-with-payouts';

/** Of whom the part is that somebody reads of. Whoever reads as the policyholder is spoken to like whoever reads of their own. */
export const partOfStage = (reader: Claimant | null, today: PlainDate): PartOfStage =>
  reader === null ? { kind: 'OWN', name: '' } : { kind: kindOf(reader, today), name: reader.name };

/** One of the parts that somebody may see: whose it is, and whether something has to be done for it. */
export function partRead({ claim, payouts }: ClaimWithPayouts, payee: Claimant, today: PlainDate): ClaimPart {
  const { id, name } = payee;
  const { record, status } = claim;
  const own = payouts.filter(({ claimantId }) => claimantId === id);
  const part = partOfStage(payee, today);
  return {
    id,
    kind: part.kind,
    name,
    isRepresented: Boolean(payee.representative),
    heading: claimStageOf(claim, own, today, part).heading,
    awaits: claimAwaitsOf(status, statusesToActOn(own), unanswered(record) !== null),
    documentsMissing: record.documents.filter((line) => isMissingFor(line, id)).length,
  };
}

const isMissingFor = ({ payeeId, isAsked, status }: ClaimDocumentLine, id: string) =>
  isAsked && (payeeId === null || payeeId === id) && (status === 'NEEDED' || status === 'NOT_USABLE');

/** The name of whoever acts for a payee: of whom staff let in, else their own. */
export const speakerOf = (payee: Claimant | null): string | undefined => payee?.representative?.name ?? payee?.name;
