import { type WorkerMessage } from '../service-worker/release';

/** What is told of a newer release: `use` ends this page and opens the newer one in its place. */
export type OnNewerRelease = (newer: { use: () => void }) => void;

/** Milliseconds within which a newer release takes over; a page that waits longer loads again without it. */
const patience = 5_000;

const send = (worker: ServiceWorker | null, message: WorkerMessage) => worker?.postMessage(message);

/**
 * Tells when a newer release of the portal than this page's is ready, and has it take over once somebody says so. Where another tab
 * said so, this page goes on with the files that are still kept for it, and is told as well.
 */
export function followReleases(
  workers: ServiceWorkerContainer,
  onNewer: OnNewerRelease,
  reload: () => void,
): () => void {
  /** Without one this page came over the network, and the first worker brings nothing new. */
  const hadWorker = workers.controller !== null;
  const ending = new AbortController();
  let isAsked = false;

  const tell = (waiting: ServiceWorker | null) =>
    onNewer({
      use: () => {
        if (!waiting) return reload();
        isAsked = true;
        setTimeout(reload, patience);
        return send(waiting, { kind: 'take-over' });
      },
    });

  const follow = (registration: ServiceWorkerRegistration) => {
    const look = () => {
      if (registration.waiting && workers.controller) tell(registration.waiting);
    };
    look();
    const found = () => registration.installing?.addEventListener('statechange', look, { signal: ending.signal });
    found();
    registration.addEventListener('updatefound', found, { signal: ending.signal });
  };
  void workers.ready.then((registration) => {
    if (!ending.signal.aborted) follow(registration);
  });

  const changed = () => {
    if (isAsked) return reload();
    return hadWorker && tell(null);
  };
  workers.addEventListener('controllerchange', changed, { signal: ending.signal });
  return () => ending.abort();
}
