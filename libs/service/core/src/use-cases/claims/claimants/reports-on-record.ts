import { type ClaimName, numberKey, readClaimName } from '@portal/domain';
import {
  claimsOfPolicies,
  type DeathReportRow,
  type Executor,
  findReportByReference,
  livesByNumber,
  openReportsOn,
} from '@portal/service-store';
import { findLives } from '../death-reports/find-lives';
import { type JudgedLife, judgeFindings } from '../death-reports/judge-findings';

interface Asking {
  /** The name of the claim, as `readClaimName` reads it. */
  claim: string;
  /** In stored form. */
  Cell_Number: string;
}

/** A report of a death on which no claim was opened, and where the number of whoever signs in is on record. */
export interface ReportOnRecord {
  report: DeathReportRow;
  lives: JudgedLife[];
}

/**
 * The reports about whoever is named that lead to a claim for this number: it is on record where the person was found, and no claim about the
 * person was opened there, not even one that turned out to be wrong. Source: docs/domain/claims.md#c1-4.
 */
export async function reportsOnRecord(executor: Executor, { claim, Cell_Number }: Asking): Promise<ReportOnRecord[]> {
  const name = readClaimName(claim);
  if (!name.success) return [];
  const found: ReportOnRecord[] = [];
  for (const report of await reportsNamed(executor, name.value)) {
    const { lives: judged } = judgeFindings(await findLives(executor, report), Cell_Number);
    const lives = await unclaimed(
      executor,
      judged.filter(({ isLinked }) => isLinked),
    );
    if (lives.length > 0) found.push({ report, lives });
  }
  return found;
}

async function unclaimed(executor: Executor, lives: readonly JudgedLife[]): Promise<JudgedLife[]> {
  const claims = await claimsOfPolicies(
    executor,
    lives.map(({ policy }) => policy.policyNumber),
  );
  return lives.filter(
    ({ policy: { policyNumber }, life }) =>
      !claims.some((one) => one.policyNumber === policyNumber && one.record.lifeId === life.id),
  );
}

async function reportsNamed(executor: Executor, name: ClaimName): Promise<DeathReportRow[]> {
  if (name.kind === 'POLICY_NUMBER') return openReportsOn(executor, { policyNumber: name.policyNumber });
  if (name.kind === 'REFERENCE') {
    const report = name.reference.startsWith('DR') ? await findReportByReference(executor, name.reference) : null;
    return report?.status === 'UNLINKED' || report?.status === 'LINKED' ? [report] : [];
  }
  const key = numberKey({ Id_Number: name.idNumber });
  const lives = key === null ? [] : await livesByNumber(executor, [key]);
  const reports = new Map<string, DeathReportRow>();
  for (const { policy, person } of lives) {
    const open = await openReportsOn(executor, { policyNumber: policy.policyNumber, lifeId: person.personId });
    for (const report of open) reports.set(report.id, report);
  }
  return [...reports.values()];
}
