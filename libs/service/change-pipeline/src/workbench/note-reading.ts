import { actionTypes, labelOf, todayInJohannesburg } from '@portal/domain';
import { type ApprovalActionRow, inTransaction, noteReading } from '@portal/service-store';
import { auditAction } from '../audit/audit-action';
import { type StaffRequest, type StaffTools } from './lock-request';

/** Writes down that somebody of the staff read a request: once for each person, request and day. */
export const noteRequestRead = (
  { database, clock }: Pick<StaffTools, 'database' | 'clock'>,
  action: ApprovalActionRow,
  { actor, origin }: Omit<StaffRequest, 'actionId'>,
): Promise<void> =>
  inTransaction(database, async (tx) => {
    const now = clock.now();
    const reading = { actionId: action.id, staffId: actor.id, day: todayInJohannesburg(now) };
    if (!(await noteReading(tx, reading))) return;
    const reason = `Reading a request: ${labelOf(actionTypes, action.record.actionType)}`;
    await auditAction(tx, action, { action: 'REQUEST_READ', actor, origin, now, reason });
  });
