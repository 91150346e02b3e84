import { type Endpoints } from '@portal/contract';
import { isCovering } from '@portal/domain';
import { appendAudit, inTransaction, lockPolicy, saveStanding } from '@portal/service-store';
import { type OwnPolicyCall, type Tools } from '../call/use-case';
import { Refusal } from '../wire/refusal';
import { auditedBy } from './actor';

/** Notes that the policyholder read the policy and found it right. Source: docs/domain/policy.md#r4-3-confirmation. */
export async function confirmDetails(call: OwnPolicyCall<Endpoints['confirmDetails']>, { database }: Tools) {
  const { caller, request, body, params } = call;
  const { today, now } = request;
  return inTransaction(database, async (tx) => {
    const row = await lockPolicy(tx, params.policyNumber);
    if (row === null) throw new Refusal('NOT_FOUND');
    const { record, version } = row;
    if (record.Details_Confirmed_On === today) return { Details_Confirmed_On: today };
    if (!isCovering(record.Policy_Status)) throw new Refusal('INVALID_STATUS');
    if (body.Version !== version) throw new Refusal('STALE_VERSION');
    await saveStanding(tx, { ...record, Details_Confirmed_On: today }, version, now);
    await appendAudit(tx, {
      ...auditedBy(caller, request),
      policyNumber: row.policyNumber,
      action: 'DETAILS_CONFIRMED',
      outcome: 'SUCCEEDED',
      entityType: 'POLICY',
      entityId: row.id,
    });
    return { Details_Confirmed_On: today };
  });
}
