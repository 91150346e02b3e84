import { type CallerSession, type Database, findPolicy, type StoredPolicy } from '@portal/service-store';
import { type CustomerCaller } from '../call/use-case';

/** The policy on screen: the one chosen last, else the one the person signed in with. */
export const selectedPolicyNumber = ({ selectedPolicyNumber: selected, policyNumber }: CallerSession): string =>
  selected ?? policyNumber;

/** The same as it stands; null when it is not the caller's any more. */
export async function findSelectedPolicy(
  database: Database,
  { session, customer }: CustomerCaller,
): Promise<StoredPolicy | null> {
  const row = await findPolicy(database, selectedPolicyNumber(session));
  return row?.customerId === customer.id ? row.record : null;
}
