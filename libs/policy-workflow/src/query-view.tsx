import { ErrorState } from '@portal/ui-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';

interface QueryViewProps<Data> {
  query: UseQueryResult<Data, Error>;
  /** Stands where the data will stand, in its size, so that nothing jumps. */
  loading: ReactNode;
  /** One sentence; a Reload button follows it. */
  failed: string;
  /** Shown instead of the data when there is nothing to show. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** Draws the four states of a read the same way everywhere. Data that is there stays on screen while it is read again. */
export function QueryView<Data>({ query, loading, failed, empty, children }: QueryViewProps<Data>) {
  const { data } = query;
  if (data !== undefined && data !== null && !(empty !== undefined && isNothing(data))) return children(data);
  if (data !== undefined && empty !== undefined && isNothing(data)) return empty;
  if (query.isError) {
    return (
      <ErrorState onReload={() => void query.refetch()} reload={query.isFetching ? 'busy' : 'idle'}>
        {failed}
      </ErrorState>
    );
  }
  return loading;
}
