import { AuthProvider, createAuth } from '@portal/auth';
import { houseName } from '@portal/brand';
import { type PortalConfig } from '@portal/contract';
import { portalConfigAtom } from '@portal/policy-workflow';
import { createStore, Provider as StateProvider } from 'jotai';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouter, StaticRouterProvider } from 'react-router-dom';
import { FirstPaint } from './first-paint/first-paint';
import { claimsArea } from './claims-routes';
import { portalRouteTable } from './routes';

/** The markup of an address as everybody sees it first: nobody signed in, default configuration unless another is given. */
export async function prerender(path: string, config?: PortalConfig): Promise<string> {
  const store = createStore();
  if (config) store.set(portalConfigAtom, config);
  const auth = createAuth({ host: 'http://localhost' });
  const handler = createStaticHandler(portalRouteTable(auth, { claims: claimsArea }));
  const context = await handler.query(new Request(`http://localhost${path}`));
  if (context instanceof Response) throw new Error(`${path} redirects; it cannot be prerendered`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <AuthProvider auth={auth}>
        <StateProvider store={store}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </StateProvider>
      </AuthProvider>
    </StrictMode>,
  );
}

/** The markup of a page of somebody signed in, as long as nothing is known but that. */
export const prerenderFirstPaint = (): string =>
  renderToString(
    <AuthProvider auth={createAuth({ host: 'http://localhost' })}>
      <StateProvider>
        <StaticRouter location="/">
          <FirstPaint productName={houseName} />
        </StaticRouter>
      </StateProvider>
    </AuthProvider>,
  );
