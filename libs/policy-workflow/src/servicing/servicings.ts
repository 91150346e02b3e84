import { readQuery } from '@portal/api-client';
import { servicingAdditions, type Servicing } from '@portal/contract';
import { type QueryClient, useQuery, type UseQueryResult } from '@tanstack/react-query';

/** The policies that are open to the member of staff, the latest first. Asked again whenever somebody comes back to the tab. */
export const servicingsQuery = () => ({ ...readQuery(servicingAdditions.servicings, {}), staleTime: 0 });

export const useServicings = (): UseQueryResult<Servicing[], Error> => useQuery(servicingsQuery());

/** What is known to be open becomes what `change` makes of it, without asking. */
export const noteServicings = (client: QueryClient, change: (open: Servicing[]) => Servicing[]): void =>
  void client.setQueryData(servicingsQuery().queryKey, (open) => change(open ?? []));
