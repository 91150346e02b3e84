import { type StaffIdentity, type StaffRole } from '@portal/service-identity';
import { type Database, type FoundStaff, type PreparedReads, rememberStaff } from '@portal/service-store';
import { Refusal } from '../wire/refusal';
import { type Authorization } from '../caller/admitted';

interface StaffCaller {
  reads: PreparedReads;
  database: Database;
  staff: Omit<StaffIdentity, 'role'> & { role: StaffRole };
  policyNumber: string | null;
  needsServicing: boolean;
  takesNew: boolean;
  now: Date;
  admit: (kind: StaffRole) => void;
}

/** Staff come in with a token of their provider, to a policy that they have opened and said why (decision 007). */
export function authorizeStaff({ policyNumber: named, takesNew, ...asked }: StaffCaller): Authorization {
  const { staff, needsServicing, admit } = asked;
  const policyNumber = takesNew && named === 'new' ? null : named;
  return {
    writer: staff.id,
    async enter() {
      const found = await findStaff({ ...asked, policyNumber });
      if (found.signedOutAt !== null && staff.issuedAt < found.signedOutAt) throw new Refusal('UNAUTHORIZED');
      admit(staff.role);
      const { policy, servicing, pendingEntityIds, approved, isPaymentOpen, revision } = found;
      if (policyNumber !== null && needsServicing) {
        if (policy === null) throw new Refusal('NOT_FOUND');
        if (servicing === null) throw new Refusal('POLICY_NOT_OPENED');
      }
      const caller = { kind: staff.role, staff: { id: staff.id, name: staff.name } };
      return { caller, policy, circumstances: { pendingEntityIds, approved, isPaymentOpen }, revision };
    },
    keptAnswer: async () => null,
  };
}

/** Who calls with a new token is written down by the name it has. */
async function findStaff({
  reads,
  database,
  staff,
  policyNumber,
  now,
}: Omit<StaffCaller, 'takesNew'>): Promise<FoundStaff> {
  const { id, name, email } = staff;
  const found = await reads.findStaff(id, policyNumber, now);
  if (found !== null && found.lastSeenAt >= staff.issuedAt) return found;
  await rememberStaff(database, { id, name, email, now });
  const known = found ?? (await reads.findStaff(id, policyNumber, now));
  if (known === null) throw new Error('A member of staff was written down and is not there');
  return known;
}
