import { type CallerSession, type Database, findPolicy, type StoredPolicy } from '@portal/service-store';
import { type Caller, isStaff } from '../caller/caller';

/** The policy on screen: the one chosen last, else the one the person signed in with. */
export const selectedPolicyNumber = ({ selectedPolicyNumber: selected, policyNumber }: CallerSession): string =>
  selected ?? policyNumber;

/** The same as it stands; null when it is not the caller's any more. Staff have none: each of their pages has its own. */
export async function findSelectedPolicy(database: Database, caller: Caller): Promise<StoredPolicy | null> {
  if (isStaff(caller)) return null;
  const { session, customer } = caller;
  const row = await findPolicy(database, selectedPolicyNumber(session));
  return row?.customerId === customer.id ? row.record : null;
}
