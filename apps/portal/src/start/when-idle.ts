import { fetchAhead } from '@portal/ui-kit';

/** Does something that can wait once the page has loaded and rests. Failures are left to whoever needs the thing. */
export function whenIdle(work: () => Promise<unknown>) {
  const begin = () => fetchAhead(work);
  const schedule = () => (window.requestIdleCallback ? window.requestIdleCallback(begin) : setTimeout(begin, 200));
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
}
