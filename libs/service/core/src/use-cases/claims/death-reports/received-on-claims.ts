import { isOpenClaim } from '@portal/domain';
import {
  appendAudit,
  type ClaimRow,
  claimsOfPolicies,
  type DeathReportFileRow,
  type DeathReportRow,
  type Executor,
  livesOfDeathReports,
  lockClaim,
  lockPolicy,
  type RandomSource,
  type Transaction,
} from '@portal/service-store';
import { type RequestContext } from '../../../caller/request-context';
import { type ReporterCaller } from '../../../caller/caller';
import { auditedBy } from '../../actor';
import { withReportFiles } from '../documents/files-of-report';
import { openForDocuments } from '../documents/open-for-documents';
import { otherStands } from '../opening/standing-claim';
import { saveFollowed } from '../staff/save-claim';

/** The claims that came of a report and take documents. Their policies are held before the report. */
export async function claimsTaking(executor: Executor, reportId: string): Promise<ClaimRow[]> {
  const lives = await livesOfDeathReports(executor, [reportId]);
  const claims = await claimsOfPolicies(
    executor,
    lives.map(({ policyNumber }) => policyNumber),
  );
  return claims.filter(({ status, record }) => record.deathReportId === reportId && takesDocuments(status));
}

const takesDocuments = (status: ClaimRow['status']) => isOpenClaim(status) || status === 'DORMANT';

interface Arrived {
  report: DeathReportRow;
  files: readonly DeathReportFileRow[];
  caller: ReporterCaller;
  request: RequestContext;
}

/**
 * What a reporter sends once a claim came of their report reaches that claim at the same moment: its clock may start by it. The policies are
 * held. Source: docs/domain/claims.md#c3.
 */
export async function receiveOnClaims(
  tools: { random: RandomSource },
  tx: Transaction,
  { report, files, caller, request }: Arrived,
): Promise<void> {
  const { now } = request;
  for (const { id, policyNumber } of await claimsTaking(tx, report.id)) {
    const policy = await lockPolicy(tx, policyNumber);
    const claim = await lockClaim(tx, id);
    if (policy === null || claim === null) throw new Error('The policy of a claim is gone');
    if (await otherStands(tx, claim)) continue;
    const record = await withReportFiles(tools, tx, claim, { report, files, now });
    if (record === claim.record) continue;
    const saved = await saveFollowed(
      { request },
      tools,
      tx,
      { claim, policy },
      openForDocuments({ ...claim, record }, now),
    );
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber,
      action: 'CLAIM_DOCUMENT_SENT',
      outcome: 'SUCCEEDED',
      entityType: 'CLAIM',
      entityId: id,
      after: { files: files.length, status: saved.status },
    });
  }
}
