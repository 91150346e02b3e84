import { type ComponentType, lazy, useEffect, useSyncExternalStore } from 'react';
import { PartNotLoaded } from './part-not-loaded';

/** What fetches each part again that a page is without. One network, or one release, took them all. */
const missing = new Set<() => void>();
const fetchMissing = () => [...missing].forEach((again) => again());

/**
 * A part of a page that comes with a file of its own; put it into a Suspense. Where the file cannot be had, the part says so in its place,
 * and the rest of the page stays. It is fetched again when somebody reloads it or another, and by itself once there is a network. Whole pages are no
 * parts: the router fetches them, and shows the error view in their place.
 */
export function lazyPart<Props extends object>(
  fetchPart: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const listeners = new Set<() => void>();
  const begin = () =>
    lazy(async () => {
      // Nothing, without an error: the page is about to be loaded again because of this file.
      const part: { default: ComponentType<Props> } | undefined = await fetchPart().catch(() => undefined);
      return part ?? { default: Missing };
    });
  const again = () => {
    current = begin();
    for (const listener of listeners) listener();
  };
  function Missing() {
    useEffect(() => {
      missing.add(again);
      window.addEventListener('online', again);
      return () => {
        missing.delete(again);
        window.removeEventListener('online', again);
      };
    }, []);
    return <PartNotLoaded onReload={fetchMissing} />;
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  let current: ComponentType<Props> = begin();
  return function Part(props: Props) {
    const Current = useSyncExternalStore(
      subscribe,
      () => current,
      () => current,
    );
    return <Current {...props} />;
  };
}
