import { appendAudit, type SessionRow, type Transaction } from '@portal/service-store';
import { type Origin } from './dependencies';

/** Writes down what happened to a session. */
export async function auditSession(
  tx: Transaction,
  session: SessionRow,
  action: 'THEFT_SUSPECTED' | 'LOGGED_OUT' | 'OTHER_SESSIONS_ENDED',
  { address, requestId }: Origin,
  at: Date,
  details: Record<string, number> | null = null,
): Promise<void> {
  const isTheft = action === 'THEFT_SUSPECTED';
  await appendAudit(tx, {
    at,
    actorType: isTheft ? 'ANONYMOUS' : 'CUSTOMER',
    actorId: isTheft ? null : session.customerId,
    requestId,
    ip: address,
    policyNumber: session.policyNumber,
    action,
    entityType: 'SESSION',
    entityId: session.id,
    after: details,
    outcome: isTheft ? 'REFUSED' : 'SUCCEEDED',
  });
}
