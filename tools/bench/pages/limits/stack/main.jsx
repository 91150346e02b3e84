// The portal's libraries with a sign-in form and nothing else, in their fastest shape: the form stands in the page, then is hydrated.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { routes } from './routes.jsx';
import './look.css';

/** A form that was sent before the scripts were there is held in the page, and sent again here. */
function Ready() {
  useEffect(() => {
    globalThis.isReady = true;
    globalThis.earlyForm?.requestSubmit();
  }, []);
  return null;
}

for (const { route } of matchRoutes(routes, location) ?? []) {
  if (route.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
}
hydrateRoot(
  document.getElementById('root'),
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createBrowserRouter(routes, { hydrationData: { loaderData: {} } })} />
      <Ready />
    </QueryClientProvider>
  </StrictMode>,
);
