import { type ApprovalCase, type ApprovalQueue, workbenchAdditions } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

const readsOf = (client: QueryClient, route: string) =>
  client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === route });

/** Shows a request that was read as it would be if somebody else had done something about it. */
export function showCaseAs(client: QueryClient, change: (found: ApprovalCase) => Partial<ApprovalCase>): void {
  for (const { queryKey } of readsOf(client, workbenchAdditions.approvalCase.route)) {
    client.setQueryData<ApprovalCase>(queryKey, (found) => found && { ...found, ...change(found) });
  }
}

/** The same of a list. */
export function showQueueAs(client: QueryClient, change: (page: ApprovalQueue) => Partial<ApprovalQueue>): void {
  for (const { queryKey } of readsOf(client, workbenchAdditions.approvalQueue.route)) {
    client.setQueryData<ApprovalQueue>(queryKey, (page) => page && { ...page, ...change(page) });
  }
}
