/**
 * The path of a request target, or null when it could be read in two ways: dot segments, backslashes, encoded dots,
 * slashes or zero bytes (however often encoded), broken encoding. Such a path leads nowhere.
 */
export function straightPath(target: string): string | null {
  const path = target.split(/[?#]/, 1)[0] ?? '';
  if (!path.startsWith('/') || path.includes('\\')) return null;
  if (/%(25)*(2e|2f|5c|00)/i.test(path) || /(^|\/)\.{1,2}(\/|$)/.test(path)) return null;
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Where other services show their metrics. Ours are on another port, and no page stands in their place. */
export const isMetricsPath = (path: string): boolean => /^\/+metrics(\/|$)/i.test(path);

/** Whether a path belongs to the API, however it is spelled: it never gets a page for an answer. */
export const isApiPath = (path: string): boolean => /^\/+(api|healthz|readyz)(\/|$)/i.test(path);
