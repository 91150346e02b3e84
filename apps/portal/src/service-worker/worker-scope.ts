/** An event that the browser keeps the worker alive for. */
interface ExtendableEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The page that asks; when a page is opened, the one that is left. */
  clientId: string;
  /** The page that is opened. */
  resultingClientId: string;
  respondWith: (answer: Promise<Response>) => void;
}

interface WorkerEvents {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { data: unknown };
}

/** What we use of a service worker's global scope. TypeScript has it in a library that excludes the one of pages. */
export interface WorkerScope {
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  skipWaiting: () => Promise<void>;
  clients: {
    claim: () => Promise<void>;
    matchAll: (options: { includeUncontrolled: boolean; type: 'window' }) => Promise<readonly { id: string }[]>;
  };
  registration: { installing: unknown; waiting: unknown; update: () => Promise<unknown> };
  caches: CacheStorage;
  fetch: typeof fetch;
  location: { origin: string };
}
