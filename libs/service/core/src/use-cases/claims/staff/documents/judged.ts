import { type Endpoints, type TrustedBodyOf } from '@portal/contract';
import {
  type CauseOfDeath,
  checkClaimStep,
  type ClaimStatus,
  clockWithoutDocument,
  fail,
  ok,
  type PlainDate,
  type Result,
  stoppedClock,
} from '@portal/domain';
import { type ClaimDocumentLine, type ClaimRecord, type StaffName } from '@portal/service-store';
import { withLine } from '../../documents/received-line';

export type Verdict = Omit<TrustedBodyOf<Endpoints['judgeClaimDocument']>, 'version'>;

interface Judging {
  by: StaffName;
  now: Date;
}

/** A document after staff judged it. Refuses with NOT_POSSIBLE to judge one for which nothing came; what we do without need not come. */
export function judgedLine(
  line: ClaimDocumentLine,
  { verdict, reason, note, says }: Verdict,
  { by, now }: Judging,
): Result<ClaimDocumentLine> {
  const at = now.toISOString();
  if (verdict !== 'WAIVED' && line.files.length === 0) {
    return fail('Nothing has come for this document.', 'NOT_POSSIBLE');
  }
  const isOpen = line.status === 'NEEDED' || line.status === 'NOT_USABLE';
  return ok({
    ...line,
    status: verdict,
    reason: verdict === 'NOT_USABLE' ? reason : null,
    note,
    settledAt: verdict === 'WAIVED' && isOpen ? at : line.settledAt,
    judged: { by, at },
    says: says ?? line.says,
  });
}

/** A claim as far as the verdict about a document moves it. */
type Moved = { status: ClaimStatus; record: ClaimRecord };

/**
 * The claim after a document that the decision needs was found not usable: back to waiting for it, the clock cleared. Refuses with NOT_POSSIBLE
 * once it is too late for that, and with INVALID_STATUS where the claim is decided. Source: docs/domain/claims.md#c3.
 */
export function withoutDocument(status: ClaimStatus, record: ClaimRecord, today: PlainDate): Result<Moved> {
  if (status === 'REPORTED') return ok({ status, record });
  const { decisionDue, disputeDue } = record.clock;
  const disputedAt = record.clock.disputedAt === null ? null : new Date(record.clock.disputedAt);
  const cleared = clockWithoutDocument({ completeAt: null, decisionDue, disputedAt, disputeDue }, today);
  if (!cleared.success) return cleared;
  const step = checkClaimStep(status, 'REPORTED');
  if (!step.success) return step;
  const clock = { ...stoppedClock, completeAt: null, disputedAt: null };
  return ok({ status: step.value, record: { ...record, clock, recommendation: null } });
}

/** Documents that tell of a death, and lines that were read. */
const tellsOfDeath: readonly string[] = ['DEATH_CERTIFICATE', 'NOTICE_OF_DEATH', 'FOREIGN_DEATH_DOCUMENTS'];

/** What the accepted documents say, the one that was judged last before the others. */
function lastSaid<Said>(
  documents: readonly ClaimDocumentLine[],
  of: (line: ClaimDocumentLine) => Said | null | undefined,
): Said | null {
  const accepted = documents.filter(({ status }) => status === 'ACCEPTED');
  const byAge = accepted.toSorted((one, other) => (one.judged?.at ?? '').localeCompare(other.judged?.at ?? ''));
  return byAge.flatMap((line) => of(line) ?? []).at(-1) ?? null;
}

/** What follows for a claim from what its documents say. */
interface Said {
  cause: CauseOfDeath | null;
  /** As the documents about the death say; null: none of them does. */
  dateOfDeath: PlainDate | null;
  /** Of a stillborn child. */
  weeks: number | null;
}

/** What the accepted documents of a claim say about the death. */
const saidOf = ({ documents }: ClaimRecord): Said => ({
  cause: lastSaid(documents, ({ says }) => says?.cause),
  dateOfDeath: lastSaid(documents, ({ type, says }) => (tellsOfDeath.includes(type) ? says?.dateOfDeath : null)),
  weeks: lastSaid(documents, ({ says }) => says?.weeks),
});

/** The claim with what its documents say by now. */
export function withSaid(record: ClaimRecord, line: ClaimDocumentLine): ClaimRecord {
  const judged = withLine(record, line);
  const { cause, dateOfDeath, weeks } = saidOf(judged);
  return {
    ...judged,
    cause,
    dateOfDeath: dateOfDeath ?? record.dateOfDeath,
    stillborn: record.stillborn && { ...record.stillborn, weeks: weeks ?? record.stillborn.weeks },
  };
}
