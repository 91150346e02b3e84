import { AuthProvider, type Auth } from '@portal/auth';
import { Provider as StateProvider, type createStore } from 'jotai';
import { StrictMode, useEffect } from 'react';
import { RouterProvider, type createBrowserRouter } from 'react-router-dom';

interface PortalProps {
  auth: Auth;
  store: ReturnType<typeof createStore>;
  router: ReturnType<typeof createBrowserRouter>;
  /** Told once everything stands on the page. */
  onDrawn?: () => void;
}

/** Every provider the screens live under, and the router. */
export function Portal({ auth, store, router, onDrawn }: PortalProps) {
  useEffect(() => onDrawn?.(), [onDrawn]);
  return (
    <StrictMode>
      <AuthProvider auth={auth}>
        <StateProvider store={store}>
          <RouterProvider router={router} />
        </StateProvider>
      </AuthProvider>
    </StrictMode>
  );
}
