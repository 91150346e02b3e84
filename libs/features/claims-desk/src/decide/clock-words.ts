import { type ClaimCase } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { momentOf } from '../shared/moments';

/** Since when the clock of a claim runs, or why it does not. Source: docs/domain/claims.md#c3. */
export function clockWords({ completeAt, disputedAt, disputeDue, decidedAt }: ClaimCase['clocks']): string {
  if (decidedAt !== null) return `Decided on ${momentOf(decidedAt)}.`;
  if (disputedAt !== null && disputeDue !== null) {
    return `More time was taken on ${momentOf(disputedAt)}, once, until ${formatDate(disputeDue)}.`;
  }
  return completeAt === null
    ? 'The clock starts when the last document has come that the decision needs.'
    : `Everything was there on ${momentOf(completeAt)}.`;
}
