import '@portal/ui-kit/styles.css';
import { loadCalls } from '@portal/api-client';
import { createAuth } from '@portal/auth';
import { portalConfigAtom } from '@portal/policy-workflow';
import { createStore } from 'jotai';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { Portal } from './portal';
import { portalRouteTable } from './routes';
import { fetchFromHost } from './start/fetch-from-host';
import { loadConfig } from './start/load-config';
import { loadFirstScreen } from './start/load-first-screen';
import { recoverFromMissingChunks } from './start/missing-chunk';
import { whenIdle } from './start/when-idle';

const config = loadConfig();
const auth = createAuth({ host: location.origin, fetch: fetchFromHost(config) });
const store = createStore();
void config.then((loaded) => store.set(portalConfigAtom, loaded));
recoverFromMissingChunks();

const root = document.getElementById('root') as HTMLElement;
const routes = portalRouteTable(auth);

/** The prerendered sign-in form is kept with what was typed into it; on every other address it is not meant. */
async function start() {
  const isPrerendered = root.firstElementChild !== null && location.pathname === '/auth/login';
  if (isPrerendered) whenIdle(loadCalls);
  else void loadCalls();
  await loadFirstScreen(routes, location);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: {} } });
  const portal = <Portal auth={auth} store={store} router={router} />;
  if (isPrerendered) return hydrateRoot(root, portal);
  root.replaceChildren();
  delete document.documentElement.dataset.address;
  return createRoot(root).render(portal);
}
void start();
