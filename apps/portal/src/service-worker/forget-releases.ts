import { type Release, releasePrefix } from './release';
import { type FetchEvent, type WorkerScope } from './worker-scope';

/**
 * Drops what is kept of other releases when a page is opened and no other is open: a page of an older release may still need its files,
 * and a newer one that waits keeps its own.
 */
export async function forgetReleases(
  { id }: Pick<Release, 'id'>,
  { clientId, resultingClientId }: Pick<FetchEvent, 'clientId' | 'resultingClientId'>,
  { caches, clients, registration }: Pick<WorkerScope, 'caches' | 'clients' | 'registration'>,
): Promise<void> {
  if (registration.installing || registration.waiting) return;
  const open = await clients.matchAll({ includeUncontrolled: true, type: 'window' });
  if (open.some((page) => page.id !== clientId && page.id !== resultingClientId)) return;
  const others = (await caches.keys()).filter((name) => name.startsWith(releasePrefix) && name !== id);
  await Promise.all(others.map((name) => caches.delete(name)));
}
