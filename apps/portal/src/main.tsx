import '@portal/ui-kit/styles.css';
import { loadCalls } from '@portal/api-client';
import { claimIn, createAuth, staffAt } from '@portal/auth';
import { type StoredSession } from '@portal/contract';
import { bringFormDraftsBack, carryFormDrafts } from '@portal/forms';
import { portalConfigAtom } from '@portal/policy-workflow';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Portal } from './portal';
import { addLaterRoutes, laterRoutesAt } from './later-routes';
import { portalRouteTable } from './routes';
import { fetchFromHost } from './start/fetch-from-host';
import { firstScreenLoaded } from './start/first-screen';
import { forgetAtSignOut } from './start/forget-at-sign-out';
import { loadConfig } from './start/load-config';
import { recoverFromMissingChunks } from './start/missing-chunk';
import { configInPage, isConfigFresh, wearBrand } from './start/page-brand';
import { onFirstTouch } from './start/on-first-touch';
import { SignedInActions } from './shell/signed-in-actions-part';

const root = document.getElementById('root') as HTMLElement;
const inPage = configInPage();
const config = isConfigFresh(root) ? Promise.resolve(inPage) : loadConfig();
const store = createStore();
const auth = createAuth({
  host: location.origin,
  fetch: fetchFromHost(config),
  staff: staffAt(config),
  onReturn: () => bringFormDraftsBack(store),
});
store.set(portalConfigAtom, inPage);
const takeConfig = async () => {
  const loaded = await config;
  store.set(portalConfigAtom, loaded);
  wearBrand(loaded.brand);
};
forgetAtSignOut(auth.session, store);
let router: ReturnType<typeof createBrowserRouter> | undefined;
recoverFromMissingChunks({ router: () => router, onReload: () => carryFormDrafts(store) });

/** What a phone last knew is there from the first commit on, as it is on the page already. Without it the page begins as on any phone. */
const beginWithLastKnown = (session: StoredSession | null) =>
  import('./start/last-known-at-start')
    .then(({ readLastKnownAtStart }) => readLastKnownAtStart(session, store))
    .catch(() => undefined);

/**
 * A prerendered page says for which address it was drawn, and is kept there with what was typed into it; elsewhere, where a plain server
 * may have sent it, it is not meant. It was drawn for somebody who is signed in to nothing, with the configuration that it carries, so React
 * has to meet it with both. Every other first paint stays until the first commit takes its place.
 */
async function start() {
  const { isSignedIn, session } = auth.session.state();
  const isPrerendered = root.dataset.page === location.pathname && !isSignedIn && !claimIn(auth.tabStorage);
  if (isPrerendered) onFirstTouch(root, loadCalls);
  else void Promise.all([loadCalls(), takeConfig()]);
  const routes = portalRouteTable(auth, await laterRoutesAt(location.pathname));
  const begun = createBrowserRouter(routes, {
    hydrationData: { loaderData: {} },
    patchRoutesOnNavigation: addLaterRoutes,
  });
  await Promise.all([
    firstScreenLoaded(begun),
    isSignedIn && SignedInActions.load(),
    isSignedIn && beginWithLastKnown(session),
  ]);
  router = begun;
  if (isPrerendered) {
    return hydrateRoot(root, <Portal auth={auth} store={store} router={router} onDrawn={takeConfig} />);
  }
  if (document.documentElement.dataset.address !== undefined) {
    root.replaceChildren();
    delete document.documentElement.dataset.address;
  }
  return createRoot(root).render(<Portal auth={auth} store={store} router={router} />);
}
void start();
