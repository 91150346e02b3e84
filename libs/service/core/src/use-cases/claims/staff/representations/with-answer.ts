import {
  type ClaimRecord,
  type ClaimRepresentation,
  type RepresentationAnswer,
  unanswered,
} from '@portal/service-store';

/** What waits on a claim for an answer, by its id; null where it is another one, or answered. */
export function waitingAs({ record }: { record: ClaimRecord }, id: string): ClaimRepresentation | null {
  const waiting = unanswered(record);
  return waiting?.id === id ? waiting : null;
}

/** A claim on which what waits has this answer; `answeredAt` is null while it needs a second person. */
export const withAnswer = (
  record: ClaimRecord,
  { id }: Pick<ClaimRepresentation, 'id'>,
  answer: RepresentationAnswer,
  answeredAt: Date | null,
): ClaimRecord => ({
  ...record,
  representations: record.representations.map((one) =>
    one.id === id ? { ...one, answer, answeredAt: answeredAt && answeredAt.toISOString() } : one,
  ),
});

/** A claim whose decider ticked that they do not know this family. */
export const withTick = (record: ClaimRecord, staffId: string): ClaimRecord => ({
  ...record,
  disinterested: [...new Set([...record.disinterested, staffId])],
});
