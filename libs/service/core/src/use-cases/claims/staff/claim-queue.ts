import { type ClaimQueue, type Endpoints, type QueuedClaim } from '@portal/contract';
import { codesOf, type PlainDate, riskLevels, takenSince } from '@portal/domain';
import { appendAudit, claimQueue as findQueue, type ClaimRow, inTransaction } from '@portal/service-store';
import { type StaffCaller } from '../../../caller/caller';
import { type StaffCall, type Tools } from '../../../call/use-case';
import { auditedBy } from '../../actor';
import { missingForDecision } from '../documents/document-lines';
import { nameOfDeceased } from '../name-of-deceased';
import { takenBy } from './taken';

/** A page of claims, the most urgent first. That it was read is written down. */
export async function claimQueue(
  { query, caller, request }: StaffCall<Endpoints['claimQueue']>,
  { database }: Tools,
): Promise<ClaimQueue> {
  const { view, ...page } = query;
  const { now, today } = request;
  const filter = { view, staffId: caller.staff.id, today, takenSince: takenSince(now) };
  const { rows, totalRecords } = await findQueue(database, filter, page);
  if (rows.length > 0) {
    await inTransaction(database, (tx) =>
      appendAudit(tx, {
        ...auditedBy(caller, request),
        action: 'CLAIMS_LISTED',
        outcome: 'SUCCEEDED',
        after: { claims: rows.map(({ id }) => id) },
      }),
    );
  }
  const data = rows.map((claim) => queuedClaim(claim, caller, { now, today }));
  return { data, ...page, totalRecords, totalPages: Math.ceil(totalRecords / page.pageSize) };
}

function queuedClaim(
  claim: ClaimRow,
  caller: StaffCaller,
  { now, today }: { now: Date; today: PlainDate },
): QueuedClaim {
  const { id, reference, policyNumber, lifeKind, status, awaits, dueOn, record, flagLevel, createdAt, version } = claim;
  const asked = record.documents.filter(({ isAsked }) => isAsked);
  return {
    id,
    reference,
    policyNumber,
    life: { name: nameOfDeceased(record), kind: lifeKind },
    dateOfDeath: record.dateOfDeath,
    status,
    awaits,
    dueOn,
    isOverdue: dueOn !== null && today > dueOn,
    documentsMissing: missingForDecision(record.documents).length,
    documentsToJudge: record.documents.filter((line) => line.status === 'RECEIVED').length,
    isHelpAsked: asked.some((line) => line.helpAskedAt !== null && line.status === 'NEEDED'),
    flagged: flagLevel === null ? null : (codesOf(riskLevels)[flagLevel] ?? null),
    isStoppedByRegister: claim.isStoppedByRegister,
    isRecommended: record.recommendation !== null,
    takenBy: takenBy(claim, caller, now),
    reportedAt: createdAt.toISOString(),
    version,
  };
}
