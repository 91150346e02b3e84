import { ErrorState } from '@portal/ui-kit';
import { type UseQueryResult } from '@tanstack/react-query';
import { type ReactNode } from 'react';
import { ChatLink } from './chat-link';
import { useOnline } from './use-online';

/** What of a read this needs: a query, or several that stand for one. */
export interface Read<Data> extends Pick<UseQueryResult<Data, Error>, 'data' | 'fetchStatus' | 'isError'> {
  refetch: () => Promise<unknown>;
}

interface QueryViewProps<Data> {
  query: Read<Data>;
  /** Stands where the data will stand, in its size, so that nothing jumps. */
  loading: ReactNode;
  /** One sentence; a Reload button and the chat follow it. */
  failed: string;
  /** What there is to show while the data cannot be had; it is given what would stand there otherwise, and why. */
  meanwhile?: (state: ReactNode, kind: 'failed' | 'offline') => ReactNode;
  /** Shown instead of the data when there is nothing to show. */
  empty?: ReactNode;
  children: (data: NonNullable<Data>) => ReactNode;
}

const isNothing = (data: unknown) => data === null || (Array.isArray(data) && data.length === 0);

/** A read that has not begun, or waits between two tries, because the network is gone; or that waits for another which does. */
const waitsForNetwork = 'You are offline. We load this as soon as there is a network.';

/**
 * Draws the states of a read the same way everywhere: data, nothing, offline, failed, loading. Data that is there stays on
 * screen while it is read again.
 */
export function QueryView<Data>({ query, loading, failed, meanwhile, empty, children }: QueryViewProps<Data>) {
  const { data } = query;
  const hasNetwork = useOnline();
  if (data !== undefined && data !== null && !(empty !== undefined && isNothing(data))) return children(data);
  if (data !== undefined && empty !== undefined && isNothing(data)) return empty;
  const isPaused = query.fetchStatus === 'paused' || (query.fetchStatus === 'idle' && !query.isError && !hasNetwork);
  if (query.isError || isPaused) {
    const kind = isPaused ? 'offline' : 'failed';
    const state = (
      <ErrorState kind={kind} onReload={() => void query.refetch()} help={!isPaused && <ChatLink />}>
        {isPaused ? waitsForNetwork : failed}
      </ErrorState>
    );
    return meanwhile?.(state, kind) ?? state;
  }
  return loading;
}
