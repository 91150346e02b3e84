import { claimDocuments, completeAt, startedClock, todayInJohannesburg } from '@portal/domain';
import { type ClaimRow } from '@portal/service-store';
import { documentFactsOf } from './documents/document-facts-of';
import { documentLines } from './documents/document-lines';
import { nobody, withEvent } from './with-event';

/** A claim on its way, before it is saved. */
export type ClaimDraft = Pick<ClaimRow, 'status' | 'lifeKind' | 'record'>;

interface Followed extends ClaimDraft {
  /** With this the last document came that the decision needed. */
  isCompleted: boolean;
}

/**
 * A claim after something about it changed: the documents that it needs by now and, once the last of those for the decision is there, its clock.
 * A document that is asked for later stops no clock. Source: docs/domain/claims.md#c3 and #c4-1.
 */
export function followFacts<Draft extends ClaimDraft>(
  draft: Draft,
  { now, uuid }: { now: Date; uuid: () => string },
): Draft & Followed {
  const { status, record } = draft;
  const requests = claimDocuments(documentFactsOf(draft, todayInJohannesburg(now)));
  const documents = documentLines(record.documents, requests, uuid);
  const followed = { ...draft, record: { ...record, documents }, isCompleted: false };
  if (status !== 'REPORTED') return followed;
  const clockDocuments = documents.map((line) => ({
    isRequired: line.isAsked && line.neededFor === 'DECISION',
    status: line.status,
    settledAt: line.settledAt === null ? null : new Date(line.settledAt),
  }));
  const complete = completeAt(clockDocuments, new Date(record.clockFrom));
  if (complete === null) return followed;
  const { decisionDue } = startedClock(complete);
  const clock = { completeAt: complete.toISOString(), decisionDue, disputedAt: null, disputeDue: null };
  const counted = withEvent({ ...followed.record, clock }, { at: now, who: nobody, event: 'COMPLETE' });
  return { ...followed, status: 'IN_ASSESSMENT', record: counted, isCompleted: true };
}
