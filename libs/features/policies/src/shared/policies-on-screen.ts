import { readQuery } from '@portal/api-client';
import { deskAdditions, policyEndpoints, type PolicyListItem } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';
import { policiesByIdNumber } from './own-policies';

/**
 * For staff: the policies of the person whose policy is open. By the ID number the service writes down that they were listed;
 * without one they stand in the summary of the open policy.
 */
export async function policiesOnScreen(client: QueryClient, policyNumber: string): Promise<PolicyListItem[]> {
  const { policy } = await client.fetchQuery(readQuery(policyEndpoints.policy, { policyNumber }));
  const idNumber = policy.MainMember.Id_Number;
  if (idNumber !== null) return policiesByIdNumber(client, idNumber);
  const summary = await client.fetchQuery(readQuery(deskAdditions.policySummary, { policyNumber }));
  return summary.policies;
}
