import { onlineManager, QueryClient, useQueryClient } from '@tanstack/react-query';
import { type Api } from './api';
import { retryDelay, retryRule } from './retry-rule';

const apis = new WeakMap<QueryClient, Api>();

/**
 * The cache of what the service knows, bound to one api.
 *
 * - Kept for 5 minutes after its last use (docs/specification.md#s9), fresh for 30 seconds.
 * - A read is repeated by `retryRule`, and waits while the page is hidden or offline.
 * - A write is sent once, at once: offline it fails, and what was typed can be sent again.
 */
export function createQueryClient(api: Api, random: () => number = Math.random): QueryClient {
  // The library knows only what changes from here on.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client = new QueryClient({
    defaultOptions: {
      queries: { gcTime: 5 * 60_000, staleTime: 30_000, retry: retryRule, retryDelay: retryDelay(random) },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  apis.set(client, api);
  return client;
}

/** The api behind a query client, for query and mutation functions. */
export function apiOf(client: QueryClient): Api {
  const api = apis.get(client);
  if (!api) throw new Error('This query client was not made by createQueryClient');
  return api;
}

/** The api of the screen. */
export const useApi = (): Api => apiOf(useQueryClient());
