import { type MatchedClaimant } from '@portal/service-identity';
import {
  appendAudit,
  linkDeathReportLife,
  lockDeathReport,
  lockPolicies,
  type RandomSource,
  type Transaction,
  updateDeathReport,
} from '@portal/service-store';
import { type RequestContext } from '../../../caller/request-context';
import { openLinkedClaim } from '../death-reports/open-linked-claim';
import { findClaimant } from './find-claimant';
import { type ReportOnRecord, reportsOnRecord } from './reports-on-record';

type Asking = Parameters<typeof findClaimant>[1];

/**
 * Opens the claims for somebody who proved a number that is on record, where there is none but a report, and gives who they are on the first;
 * null where there is no such report. Source: docs/domain/claims.md#c1-4.
 */
export async function openOnRecord(
  tools: { random: RandomSource },
  tx: Transaction,
  asking: Asking,
  { now, today }: Pick<RequestContext, 'now' | 'today'>,
): Promise<MatchedClaimant | null> {
  const policyNumbers = (await reportsOnRecord(tx, asking)).flatMap(({ lives }) =>
    lives.map(({ policy }) => policy.policyNumber),
  );
  if (policyNumbers.length === 0) return null;
  await lockPolicies(tx, policyNumbers);
  // Read again: of two who sign in at once the second joins the claim of the first.
  for (const found of await reportsOnRecord(tx, asking)) await link(tools, tx, found, asking.Cell_Number, now);
  return findClaimant(tx, asking, today);
}

async function link(
  tools: { random: RandomSource },
  tx: Transaction,
  { report: { id }, lives }: ReportOnRecord,
  cellNumber: string,
  now: Date,
): Promise<void> {
  const report = await lockDeathReport(tx, id);
  if (report?.status !== 'UNLINKED' && report?.status !== 'LINKED') return; // closed or refuted meanwhile
  // Other changes on the policy wait from now on, not from the day on which nobody was known.
  const linked = await updateDeathReport(tx, id, { status: 'LINKED', lookedUpAt: now }, now);
  for (const found of lives) {
    const { policyNumber } = found.policy;
    await linkDeathReportLife(tx, { reportId: id, policyNumber, lifeId: found.life.id });
    await appendAudit(tx, {
      at: now,
      actorType: 'SYSTEM',
      policyNumber,
      action: 'DEATH_REPORT_MATCHED',
      outcome: 'SUCCEEDED',
      entityType: 'DEATH_REPORT',
      entityId: id,
      after: { lifeKind: found.kind, isLinked: true, tells: null },
    });
    await openLinkedClaim(tools, tx, linked, { ...found, cellNumber }, now);
  }
}
