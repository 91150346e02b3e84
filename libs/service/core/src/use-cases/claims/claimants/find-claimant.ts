import { type ClaimName, isOpenClaim, numberKey, type PlainDate, readClaimName } from '@portal/domain';
import { type MatchedClaimant } from '@portal/service-identity';
import {
  type ClaimRow,
  claimsOfPerson,
  claimsOfPolicies,
  type Executor,
  findClaimByReference,
  findPolicy,
  findReportByReference,
} from '@portal/service-store';
import { lifeLetIn } from '../continuation/life-let-in';
import { maySignIn } from '../may-sign-in';

interface Asking {
  /** The name of the claim, as `readClaimName` reads it. */
  claim: string;
  /** In stored form. */
  Cell_Number: string;
}

/**
 * Whose number it is among those who claim on the claim that is named, or who stay covered; null: nobody's. Of several claims the one that is open, then the
 * newest. The number on record decides, never a name. Source: docs/domain/claims.md#c1-4.
 */
export async function findClaimant(
  executor: Executor,
  { claim, Cell_Number }: Asking,
  today: PlainDate,
): Promise<MatchedClaimant | null> {
  const name = readClaimName(claim);
  if (!name.success) return null;
  const claims = (await claimsNamed(executor, name.value)).filter(({ status }) => status !== 'VOID');
  const inOrder = [
    ...claims.filter(({ status }) => isOpenClaim(status)),
    ...claims.filter(({ status }) => !isOpenClaim(status)),
  ];
  for (const { id, policyNumber, record } of inOrder) {
    const claimant = record.claimants.find((one) => maySignIn(one, Cell_Number));
    if (claimant) return { claimId: id, claimantId: claimant.id, policyNumber };
  }
  return findLife(executor, inOrder, { cellNumber: Cell_Number, today });
}

/** Whoever stays covered after the main member's death is let in too: they may go on with the policy. */
async function findLife(
  executor: Executor,
  claims: readonly ClaimRow[],
  asking: { cellNumber: string; today: PlainDate },
): Promise<MatchedClaimant | null> {
  for (const claim of claims.filter(({ lifeKind }) => lifeKind === 'MAIN_MEMBER')) {
    const policy = await findPolicy(executor, claim.policyNumber);
    const life = policy && lifeLetIn(claim, policy.record, asking);
    if (life) return { claimId: claim.id, claimantId: life.id, policyNumber: claim.policyNumber };
  }
  return null;
}

async function claimsNamed(executor: Executor, name: ClaimName): Promise<ClaimRow[]> {
  if (name.kind === 'ID_NUMBER') return claimsOfNumber(executor, name.idNumber);
  if (name.kind === 'POLICY_NUMBER') return claimsOfPolicies(executor, [name.policyNumber]);
  if (name.reference.startsWith('CL')) {
    const claim = await findClaimByReference(executor, name.reference);
    return claim === null ? [] : [claim];
  }
  const report = await findReportByReference(executor, name.reference);
  if (report === null) return [];
  const { Id_Number, Policy_Number } = report.deceased;
  if (Id_Number !== null) return claimsOfNumber(executor, Id_Number);
  return Policy_Number === null ? [] : claimsOfPolicies(executor, [Policy_Number]);
}

async function claimsOfNumber(executor: Executor, Id_Number: string): Promise<ClaimRow[]> {
  const key = numberKey({ Id_Number });
  return key === null ? [] : claimsOfPerson(executor, key);
}
