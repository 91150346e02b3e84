import { endOfCoverReason, type NothingPayable, type RefusalFacts, refusalSentence } from '@portal/domain';
import { type ClaimRecord } from '@portal/service-store';
import { nameOfDeceased } from './name-of-deceased';

/** Why nothing is payable, with the facts that a sentence of it is filled with. */
export function refusalFactsOf(
  nothing: NothingPayable,
  { policyOnDay, dateOfDeath, documents }: Pick<ClaimRecord, 'policyOnDay' | 'dateOfDeath' | 'documents'>,
): RefusalFacts {
  switch (nothing.code) {
    case 'COVER_ENDED': {
      const { code, ended, rule } = nothing;
      return {
        code,
        ended: ended ?? dateOfDeath,
        rule,
        reason: endOfCoverReason(rule) ?? 'the reason is still to be noted',
      };
    }
    case 'LAPSED':
      return { ...nothing, number: policyOnDay.cellNumber ?? '' };
    case 'STILLBORN_WEEKS':
      return {
        ...nothing,
        areReported: !documents.some(({ status, says }) => status === 'ACCEPTED' && typeof says?.weeks === 'number'),
      };
    default:
      return nothing;
  }
}

/** The same as the family reads it. */
export const whyNothing = (nothing: NothingPayable, record: ClaimRecord): string =>
  refusalSentence(refusalFactsOf(nothing, record), { name: nameOfDeceased(record), dateOfDeath: record.dateOfDeath });
