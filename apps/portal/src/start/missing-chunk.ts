import { fetchesAhead } from '@portal/ui-kit';
import { loadAgain } from './load-again';

/** Milliseconds after a load in which the page does not load itself again. */
const quietTime = 60_000;

/** What of the page this needs; the browser's own unless a test brings another. */
interface PageLoads {
  /** How this page came to be: `navigate`, `reload`, ... */
  kind: () => string | undefined;
  /** Milliseconds since it began to load. */
  age: () => number;
  reload: () => void;
  isOnline: () => boolean;
}

const browser: PageLoads = {
  kind: () => performance.getEntriesByType('navigation').map((entry) => (entry as PerformanceNavigationTiming).type)[0],
  age: () => performance.now(),
  reload: () => location.reload(),
  isOnline: () => navigator.onLine,
};

/** What is fetched before anybody waits for it; the fetches of this page unless a test brings others. */
type Ahead = typeof fetchesAhead;

/** What of the router this needs. */
interface OnTheWay {
  state: { navigation: { state: string } };
  subscribe: (listener: (state: OnTheWay['state']) => void) => () => void;
}

interface Recovery {
  /** Undefined until the first screen is there. */
  router: () => OnTheWay | undefined;
  /** Called right before the page is loaded again, and wherever somebody goes until it is: the last moment to keep something. */
  onReload: () => void;
  page?: PageLoads;
  ahead?: Ahead;
  target?: EventTarget;
}

/**
 * After a release an open page may ask for a file that is gone. It is loaded again once, where the person was going; if the
 * file is missing even then, the error view shows. The browser itself remembers that a page was reloaded, so nothing is
 * stored.
 *
 * Without a network the page stays as it is: loading it again would only lose it. So it does where nobody waits for the file: a page
 * is not loaded again under somebody's fingers.
 */
export function recoverFromMissingChunks({
  router,
  onReload,
  page = browser,
  ahead = fetchesAhead,
  target = window,
}: Recovery) {
  let isLeaving = false;
  const leave = () => loadAgain(onReload, { target, reload: page.reload });
  const leaveOnce = () => {
    if (isLeaving) return;
    isLeaving = true;
    const isThere = ({ navigation }: OnTheWay['state']) => navigation.state === 'idle';
    const way = router();
    const isOnTheWay = way && !isThere(way.state);
    if (!isOnTheWay) leave();
    // The address changes only now: to the one that was tapped, with the history as the router keeps it. Until the page has gone
    // somebody may go on, and what is kept has to be where they are.
    let next = isOnTheWay ? leave : onReload;
    way?.subscribe((state) => {
      if (!isThere(state)) return;
      next();
      next = onReload;
    });
  };
  target.addEventListener('vite:preloadError', (event: Event & { payload?: Error }) => {
    if (!page.isOnline()) return;
    if (page.kind() === 'reload' && page.age() < quietTime) return;
    if (!ahead.areUnderWay()) {
      event.preventDefault();
      return leaveOnce();
    }
    // Whoever asked for it hears of the error first, and then it is known whether that was ahead of its time.
    setTimeout(() => ahead.failedWith(event.payload) || leaveOnce());
  });
}
