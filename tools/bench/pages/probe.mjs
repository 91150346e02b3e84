/** Runs in the page before anything of it: notes when it can be used, and what held it up. */
export function probe({ shows, field, notice }) {
  const seen = { usable: null, shift: 0, longTasks: 0, input: 0, shownAt: {} };
  globalThis.measured = seen;
  const observe = (type, note, more) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true, ...more });
  observe('layout-shift', ({ value, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  observe('longtask', ({ duration }) => (seen.longTasks += duration - 50));
  observe('event', ({ interactionId, duration }) => interactionId && (seen.input = Math.max(seen.input, duration)), {
    durationThreshold: 16,
  });

  const isThere = (text) => document.querySelector('main')?.textContent.includes(text);
  const isUsable = () => (field ? document.querySelector(field)?.checkVisibility() : isThere(shows));
  /** Notes when the page first showed a text. */
  globalThis.noteWhenShown = (text) => {
    if (isThere(text)) seen.shownAt[text] = performance.now();
    else requestAnimationFrame(() => globalThis.noteWhenShown(text));
  };
  const look = () => {
    if (!isUsable()) return requestAnimationFrame(look);
    seen.usable = performance.now();
    globalThis[notice]('');
  };
  requestAnimationFrame(look);
}
