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

/**
 * After a release an open page may ask for a file that is gone. It is loaded again once; if the file is missing even then,
 * the error view shows. The browser itself remembers that a page was reloaded, so nothing is stored. Without a
 * network the page stays as it is: loading it again would only lose it.
 */
export function recoverFromMissingChunks(page: PageLoads = browser, target: EventTarget = window) {
  target.addEventListener('vite:preloadError', (event) => {
    if (!page.isOnline()) return;
    if (page.kind() === 'reload' && page.age() < quietTime) return;
    event.preventDefault();
    page.reload();
  });
}
