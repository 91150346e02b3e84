import { type createBrowserRouter } from 'react-router-dom';

/**
 * Ends once the router has all parts of the first screen, so that hydration meets the same markup. A part that cannot be had ends it too: the
 * router shows the error view.
 */
export const firstScreenLoaded = (router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
