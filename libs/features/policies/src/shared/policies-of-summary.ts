import { apiOf, unwrap } from '@portal/api-client';
import { servicingAdditions, type PolicyListItem } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

/** The policies in the summary that staff read. Asked for by itself: a read that waits for another one hangs when that one is given up. */
export async function policiesOfSummary(
  client: QueryClient,
  policyNumber: string,
  signal: AbortSignal,
): Promise<PolicyListItem[]> {
  const answer = await apiOf(client).call(servicingAdditions.policySummary, { policyNumber }, undefined, { signal });
  return unwrap(answer).policies;
}
