/** What of the page this needs; the browser's own unless a test brings another. */
interface Leaving {
  target?: EventTarget;
  reload?: () => void;
}

/** Loads this page again, after the last moment to keep something; then the browser has nothing to ask about. */
export function loadAgain(keep: () => void, { target = window, reload = () => location.reload() }: Leaving = {}): void {
  keep();
  target.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), { capture: true });
  reload();
}
