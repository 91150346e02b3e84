import { type PaidStatus, type Payment, type Policy, policyEndpoints } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

const readsOf = (client: QueryClient, route: string) =>
  client.getQueryCache().findAll({ predicate: ({ queryKey }) => queryKey[2] === route });

/** Shows the newest payment, and what is due, as they would be if the bank had said something else. */
export function showMoneyAs(client: QueryClient, newest: Partial<Payment>, more: Partial<PaidStatus> = {}): void {
  for (const { queryKey } of readsOf(client, policyEndpoints.paidStatus.route)) {
    client.setQueryData<PaidStatus>(queryKey, (found) => {
      const [latest, ...older] = found?.PaymentHistory ?? [];
      return found && latest && { ...found, PaymentHistory: [{ ...latest, ...newest }, ...older], ...more };
    });
  }
}

/** Shows the policy as it would be if its bank had stopped the debit order. */
export function showMandateStopped(client: QueryClient): void {
  for (const { queryKey } of readsOf(client, policyEndpoints.policy.route)) {
    client.setQueryData<{ policy: Policy }>(
      queryKey,
      (found) =>
        found && {
          policy: {
            ...found.policy,
            PaymentMethod: { ...found.policy.PaymentMethod, Mandate_Status: 'SUSPENDED' },
          },
        },
    );
  }
}
