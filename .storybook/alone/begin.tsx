import * as feature from 'virtual:feature';
import asked from 'virtual:asked';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { Portal } from '../../apps/portal/src/portal';
import { framed } from '../../apps/portal/src/shell/framed';
import { knownName } from '../known-name';
import { lookOf, wear } from '../look/look';
import { circumstancesOf } from '../screens/visit-circumstances';
import { staffNames } from '../service-in-tab/staff-names';
import { startVisit } from '../service-in-tab/start-visit';
import { Elsewhere } from './elsewhere';
import { firstAddress, routesOf } from './routes-of';

/** Begins a visit at the feature. Gives the way to end it. */
export async function begin(): Promise<() => void> {
  // What the address asks for wins over what the command was started with.
  const wanted = { ...asked, ...Object.fromEntries(new URLSearchParams(location.search)) };
  wear(lookOf({}, wanted));

  const screens = routesOf(feature);
  if (!matchRoutes(screens, location)) history.replaceState(null, '', firstAddress(screens) + location.search);

  // Names of scenarios the service checks: they would bring all of it into the page.
  const { auth, store } = await startVisit({
    ...circumstancesOf({ signedIn: wanted.signedIn !== 'no' }, wanted),
    scenario: wanted.scenario ?? 'family-active',
    staff: knownName('member of staff', staffNames, wanted.staff),
    servicing: wanted.servicing ?? null,
  });
  const router = createBrowserRouter(framed(screens, <Elsewhere screens={screens} />));
  const root = createRoot(document.getElementById('root') as HTMLElement);
  root.render(<Portal auth={auth} store={store} router={router} />);
  return () => {
    root.unmount();
    router.dispose();
  };
}
