import { type ClaimName, isOpenClaim, isReportOpenTo, numberKey, type PlainDate, readClaimName } from '@portal/domain';
import { type MatchedClaimant } from '@portal/service-identity';
import {
  type ClaimRow,
  claimsOfPerson,
  claimsOfPolicies,
  type DeathReportRow,
  type Executor,
  findClaimByReference,
  findPolicy,
  findReportByReference,
  livesOfDeathReports,
} from '@portal/service-store';
import { lifeLetIn } from '../continuation/life-let-in';
import { partsOfNumber } from '../parts-of-number';

interface Asking {
  /** The name of the claim, as `readClaimName` reads it. */
  claim: string;
  /** In stored form. */
  Cell_Number: string;
}

/**
 * Whose number it is among those who claim on the claim that is named, or who stay covered; else whoever made the report whose reference was
 * typed; null: nobody's. Of several claims the one that is open, then the newest. The number on record decides, never a name.
 * Source: docs/domain/claims.md#c1-4.
 */
export async function findClaimant(
  executor: Executor,
  { claim, Cell_Number }: Asking,
  today: PlainDate,
): Promise<MatchedClaimant | null> {
  const name = readClaimName(claim);
  if (!name.success) return null;
  const { claims, report } = await named(executor, name.value);
  const match = await findOnClaims(executor, claims, { cellNumber: Cell_Number, today });
  if (match !== null || report === null) return match;
  return isReportOpenTo(report, Cell_Number) ? { of: 'REPORT', reportId: report.id } : null;
}

interface Known {
  cellNumber: string;
  today: PlainDate;
}

async function findOnClaims(
  executor: Executor,
  found: readonly ClaimRow[],
  known: Known,
): Promise<MatchedClaimant | null> {
  const claims = found.filter(({ status }) => status !== 'VOID');
  const inOrder = [
    ...claims.filter(({ status }) => isOpenClaim(status)),
    ...claims.filter(({ status }) => !isOpenClaim(status)),
  ];
  for (const { id, policyNumber, record } of inOrder) {
    const [claimant] = partsOfNumber(record, known.cellNumber, known.today);
    if (claimant) return { of: 'CLAIM', claimId: id, claimantId: claimant.id, policyNumber };
  }
  return findLife(executor, inOrder, known);
}

/** Whoever stays covered after the main member's death is let in too: they may go on with the policy. */
async function findLife(
  executor: Executor,
  claims: readonly ClaimRow[],
  known: Known,
): Promise<MatchedClaimant | null> {
  for (const claim of claims.filter(({ lifeKind }) => lifeKind === 'MAIN_MEMBER')) {
    const policy = await findPolicy(executor, claim.policyNumber);
    const life = policy && lifeLetIn(claim, policy.record, known);
    if (life) return { of: 'CLAIM', claimId: claim.id, claimantId: life.id, policyNumber: claim.policyNumber };
  }
  return null;
}

interface Named {
  claims: ClaimRow[];
  /** The report whose reference it was. */
  report: DeathReportRow | null;
}

async function named(executor: Executor, name: ClaimName): Promise<Named> {
  if (name.kind === 'ID_NUMBER') return { claims: await claimsOfNumber(executor, name.idNumber), report: null };
  if (name.kind === 'POLICY_NUMBER') {
    return { claims: await claimsOfPolicies(executor, [name.policyNumber]), report: null };
  }
  if (name.reference.startsWith('CL')) {
    const claim = await findClaimByReference(executor, name.reference);
    return { claims: claim === null ? [] : [claim], report: null };
  }
  const report = await findReportByReference(executor, name.reference);
  return { claims: report === null ? [] : await claimsAfter(executor, report), report };
}

/** Claims about whoever a report says has died, and those that staff opened of it, where it named the person without a number. */
async function claimsAfter(executor: Executor, { id, deceased }: DeathReportRow): Promise<ClaimRow[]> {
  const { Id_Number, Policy_Number } = deceased;
  if (Id_Number !== null) return claimsOfNumber(executor, Id_Number);
  if (Policy_Number !== null) return claimsOfPolicies(executor, [Policy_Number]);
  const lives = await livesOfDeathReports(executor, [id]);
  const claims = await claimsOfPolicies(
    executor,
    lives.map(({ policyNumber }) => policyNumber),
  );
  return claims.filter(({ record }) => record.deathReportId === id);
}

async function claimsOfNumber(executor: Executor, Id_Number: string): Promise<ClaimRow[]> {
  const key = numberKey({ Id_Number });
  return key === null ? [] : claimsOfPerson(executor, key);
}
