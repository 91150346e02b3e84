import { portalRoutes } from '@portal/contract';

/** What one entry of the browser's timeline says, of the kinds that are asked for here. */
interface Entry {
  startTime: number;
  duration: number;
  /** Of an event: what belongs to one touch has one number. */
  interactionId?: number;
  /** Of a shift: how much moved, and whether a touch had just asked for it. */
  value?: number;
  hadRecentInput?: boolean;
}

/** What of the browser this needs; its own unless a test brings another. */
export interface Visit {
  /** The address that the visit began with, and milliseconds until its first byte. */
  landing: () => { path: string; firstByte: number } | undefined;
  /** Every entry of a kind, also those from before. Gives how to stop; a browser that does not know the kind tells nothing. */
  entries: (type: string, tell: (entry: Entry) => void) => () => void;
  errors: EventTarget;
  /** Whether the page is out of sight: the last moment at which something can be sent. */
  isHidden: () => boolean;
  send: (body: string) => void;
}

const seconds = (milliseconds: number) => Math.round(milliseconds) / 1000;

/** The route that a path belongs to. Never the path: it may hold an id, or what somebody typed. */
const routeOf = (path: string) =>
  Object.values(portalRoutes).find((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`).test(path)) ?? '';

/** Of an error its kind and the file of ours that it came from: no message, because that may quote what is on the screen. */
const mistakeOf = (event: Event) => {
  const { error, reason } = event as Partial<ErrorEvent & PromiseRejectionEvent>;
  const thrown: unknown = error ?? reason;
  if (!(thrown instanceof Error)) return [];
  return [{ name: thrown.name, file: /\/assets\/([\w.-]+\.js)/.exec(thrown.stack ?? '')?.[1] ?? '' }];
};

/** Watches a visit and reports once, when it is out of sight, what it was like: numbers, and kinds of mistakes. Gives how to stop. */
export function watchPage(visit: Visit): () => void {
  const report: Record<string, number> = {};
  const errors: { name: string; file: string }[] = [];
  let shift = 0;
  const stops = [
    visit.entries('largest-contentful-paint', ({ startTime }) => void (report['lcp'] = seconds(startTime))),
    visit.entries('event', ({ duration, interactionId }) => {
      if (interactionId) report['inp'] = Math.max(report['inp'] ?? 0, seconds(duration));
    }),
    visit.entries('layout-shift', ({ value = 0, hadRecentInput }) => {
      if (!hadRecentInput) report['cls'] = Math.round((shift += value) * 1000) / 1000;
    }),
  ];
  const notice = (event: Event) => void (errors.length < 5 && errors.push(...mistakeOf(event)));
  const stop = () => {
    for (const end of stops.splice(0)) end();
    visit.errors.removeEventListener('error', notice);
    visit.errors.removeEventListener('unhandledrejection', notice);
    visit.errors.removeEventListener('visibilitychange', leave);
  };
  const leave = () => {
    if (!visit.isHidden()) return;
    stop();
    const landing = visit.landing();
    if (!landing) return;
    const page = routeOf(landing.path);
    visit.send(JSON.stringify({ page, ttfb: seconds(landing.firstByte), ...report, errors }));
  };
  visit.errors.addEventListener('error', notice);
  visit.errors.addEventListener('unhandledrejection', notice);
  visit.errors.addEventListener('visibilitychange', leave);
  return stop;
}

/** The visit that the browser shows now. */
export const thisVisit: Visit = {
  landing: () => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return navigation && { path: new URL(navigation.name).pathname, firstByte: navigation.responseStart };
  },
  entries: (type, tell) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return () => undefined;
    const observer = new PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(tell));
    observer.observe({ type, buffered: true });
    return () => observer.disconnect();
  },
  errors: window,
  isHidden: () => document.visibilityState === 'hidden',
  send: (body) => void navigator.sendBeacon('/browser-report', body),
};
