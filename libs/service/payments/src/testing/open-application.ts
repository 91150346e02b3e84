import { insertApprovalAction } from '@portal/service-store';
import { type World } from './world';

/** The application for the policy waits for staff, until 19 December 2026. */
export async function openApplication({ database, policyNumber }: Pick<World, 'database' | 'policyNumber'>) {
  const id = crypto.randomUUID();
  const record = { id, policyNumber, actionType: 'ADD_POLICY', entityType: 'POLICY', entityId: id, status: 'PENDING' };
  await insertApprovalAction(database, {
    ...record,
    requestedAt: new Date('2026-11-19T08:00:00Z'),
    expiresAt: new Date('2026-12-19T08:00:00Z'),
    effectiveDate: null,
    record,
    approverType: 'STAFF',
    version: 1,
    risk: 1,
    riskReasons: [],
  } as never);
}
