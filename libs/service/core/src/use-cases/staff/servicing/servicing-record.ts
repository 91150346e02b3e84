import { type Servicing } from '@portal/contract';
import { fullName } from '@portal/domain';
import { type ServicingRow, type StoredPolicy } from '@portal/service-store';

/** Why a policy is open, as staff read it. */
export const servicingRecord = (row: ServicingRow, { MainMember }: Pick<StoredPolicy, 'MainMember'>): Servicing => ({
  id: row.id,
  policyNumber: row.policyNumber,
  mainMember: fullName(MainMember),
  reason: row.reason,
  note: row.note,
  verified: row.verified,
  openedAt: row.openedAt.toISOString(),
  endsAt: row.endsAt.toISOString(),
});
