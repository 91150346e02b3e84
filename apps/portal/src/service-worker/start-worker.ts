import { answering } from './answer';
import { forgetReleases } from './forget-releases';
import { keptFiles } from './kept-files';
import { type Release, type WorkerMessage } from './release';
import { type WorkerScope } from './worker-scope';

const nothing = () => undefined;

/** Keeps the frame of the portal in the browser and answers with it (decision portal/005). */
export function startWorker(scope: WorkerScope, release: Release) {
  const kept = keptFiles(release, scope);
  const answer = answering(kept, release, scope);

  scope.addEventListener('install', (event) => {
    event.waitUntil(Promise.all([kept.keepFresh(release.pages), kept.keepFiles(release.first)]));
  });
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
  scope.addEventListener('fetch', (event) => {
    const answered = answer(event);
    if (answered) event.respondWith(answered);
    if (event.request.mode === 'navigate') event.waitUntil(forgetReleases(release, event, scope).catch(nothing));
  });
  scope.addEventListener('message', (event) => {
    const message = event.data as WorkerMessage;
    if (message.kind === 'take-over') event.waitUntil(scope.skipWaiting());
    if (message.kind === 'keep') {
      const files = message.files.filter((path) => path.startsWith('/assets/'));
      const more = [...release.signedIn, ...(message.places ? release.places : [])];
      event.waitUntil(kept.keepFiles([...files, ...more]).catch(nothing));
    }
  });
}
