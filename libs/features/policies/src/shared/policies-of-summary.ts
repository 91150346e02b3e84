import { readQuery } from '@portal/api-client';
import { deskAdditions, type PolicyListItem } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

/** The policies in the summary that staff read, fetched where it is not there. */
export async function policiesOfSummary(client: QueryClient, policyNumber: string): Promise<PolicyListItem[]> {
  const summary = await client.fetchQuery(readQuery(deskAdditions.policySummary, { policyNumber }));
  return summary.policies;
}
