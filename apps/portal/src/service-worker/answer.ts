import { isThatFile, type KeptFiles } from './kept-files';
import { type Release } from './release';
import { requestKind } from './request-kind';
import { type FetchEvent, type WorkerScope } from './worker-scope';

const nothing = () => undefined;
/** Every address that is no sign-in is one page, which finds out by itself what to show. */
const pageOf = { 'sign-in': '/auth/login', page: '/' };

/**
 * Makes the function that answers a request, or gives null to leave it to the browser.
 *
 * Pages and files come from what is kept, else from the network. What an installation sets comes from what is kept too, and is asked
 * for behind the answer, so that the next page has it. Data is never answered from here.
 */
export function answering(
  kept: KeptFiles,
  { pages }: Release,
  scope: Pick<WorkerScope, 'fetch' | 'location' | 'registration'>,
) {
  const openPage = async (path: string, event: FetchEvent) =>
    (await kept.ofThisRelease(path)) ?? scope.fetch(event.request);

  const file = async (path: string, event: FetchEvent): Promise<Response> => {
    const known = await kept.ofAnyRelease(path);
    if (known) return known;
    const answer = await scope.fetch(event.request);
    if (isThatFile(path, answer)) event.waitUntil(kept.put(path, answer.clone()).catch(nothing));
    if (answer.status === 404) {
      // A file of this release is gone: a page that names it would fail again and again.
      await kept.dropPages(pages).catch(nothing);
      event.waitUntil(scope.registration.update().catch(nothing));
    }
    return answer;
  };

  const settings = async (path: string, event: FetchEvent): Promise<Response> => {
    const known = await kept.ofThisRelease(path);
    const asking = scope.fetch(event.request).then(async (answer) => {
      if (isThatFile(path, answer)) await kept.put(path, answer.clone()).catch(nothing);
      return answer;
    });
    if (!known) return asking;
    event.waitUntil(asking.catch(nothing));
    return known;
  };

  return (event: FetchEvent): Promise<Response> | null => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== scope.location.origin) return null;
    const kind = requestKind(pathname, mode === 'navigate');
    if (kind === 'other') return null;
    if (kind === 'file') return file(pathname, event);
    if (kind === 'settings') return settings(pathname, event);
    return openPage(pageOf[kind], event);
  };
}
