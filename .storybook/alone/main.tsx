import '../../libs/ui-kit/src/styles/ui-kit.css';
import * as feature from 'virtual:feature';
import asked from 'virtual:asked';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes } from 'react-router-dom';
import { Portal } from '../../apps/portal/src/portal';
import { framed } from '../../apps/portal/src/shell/framed';
import { lookOf, wear } from '../look/look';
import { visitPlan } from '../screens/screen-parameters';
import { startVisit } from '../service-in-tab/start-visit';
import { Elsewhere } from './elsewhere';
import { firstAddress, routesOf } from './routes-of';

/** What the address asks for wins over what the command was started with. */
const wanted = { ...asked, ...Object.fromEntries(new URLSearchParams(location.search)) };
wear(lookOf({}, wanted));

const screens = routesOf(feature);
if (!matchRoutes(screens, location)) history.replaceState(null, '', firstAddress(screens) + location.search);

const { auth, store } = await startVisit(visitPlan({ signedIn: wanted.signedIn !== 'no' }, wanted));
const router = createBrowserRouter(framed(screens, <Elsewhere screens={screens} />));
createRoot(document.getElementById('root') as HTMLElement).render(<Portal auth={auth} store={store} router={router} />);
