import { readQuery } from '@portal/api-client';
import { whoAmIQuery } from '@portal/auth';
import { policyEndpoints, type PolicyListItem } from '@portal/contract';
import { type QueryClient } from '@tanstack/react-query';

/** The policies of somebody by their ID number, so that none is missed that is kept under it. */
export const policiesByIdNumber = (client: QueryClient, idNumber: string): Promise<PolicyListItem[]> =>
  client.fetchQuery(readQuery(policyEndpoints.policiesByIdNumber, { idNumber }));

/** The customer's own policies; of somebody without an ID number, such as the holder of a passport, those of the session. */
export async function ownPolicies(client: QueryClient): Promise<PolicyListItem[]> {
  const { idNumber } = await client.fetchQuery(whoAmIQuery());
  return idNumber === null
    ? client.fetchQuery(readQuery(policyEndpoints.policies, {}))
    : policiesByIdNumber(client, idNumber);
}
