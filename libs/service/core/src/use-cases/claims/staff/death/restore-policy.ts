import {
  appendAudit,
  claimsOfPolicies,
  type ClaimRow,
  type PolicyRow,
  savePolicy,
  type Transaction,
} from '@portal/service-store';
import { auditedBy } from '../../../actor';
import { type HeldByStaff } from '../on-claim';
import { type StaffClaimCall } from '../staff-claim-call';
import { policyRestored } from './policy-before-death';

/**
 * Puts a policy back that followed a death which is none: its main member can sign in again. Nothing where the death was not confirmed on this
 * claim, or another claim about the same person has it confirmed too. Gives the policy as it is then.
 */
export async function restorePolicy(
  { caller, request, body }: StaffClaimCall & { body: { reason: string } },
  tx: Transaction,
  { claim, policy }: Pick<HeldByStaff, 'claim' | 'policy'>,
): Promise<PolicyRow> {
  const { beforeDeath } = claim.record;
  if (beforeDeath === null || (await isConfirmedElsewhere(tx, claim))) return policy;
  const record = policyRestored(policy.record, beforeDeath, request.now);
  const saved = await savePolicy(tx, record, policy.version, request.now);
  if (saved === null) throw new Error('The policy changed although it was locked');
  const told = ({ Policy_Status, Monthly_Premium, Premium_Credit, DebiCheckMandate }: PolicyRow['record']) => ({
    Policy_Status,
    Monthly_Premium,
    Premium_Credit,
    Mandate_Status: DebiCheckMandate?.Mandate_Status ?? null,
  });
  await appendAudit(tx, {
    ...auditedBy(caller, request),
    policyNumber: policy.policyNumber,
    action: 'POLICY_RESTORED',
    outcome: 'SUCCEEDED',
    entityType: 'LIFE',
    entityId: beforeDeath.life?.id ?? null,
    before: told(policy.record),
    after: { ...told(record), ...beforeDeath.life, nominations: beforeDeath.nominations.map(({ id }) => id) },
    reason: body.reason,
  });
  return saved;
}

async function isConfirmedElsewhere(tx: Transaction, { id, lifeKey, policyNumber }: ClaimRow): Promise<boolean> {
  const claims = await claimsOfPolicies(tx, [policyNumber]);
  return claims.some(
    (other) =>
      other.id !== id && other.lifeKey === lifeKey && other.status !== 'VOID' && other.record.deathConfirmed !== null,
  );
}
