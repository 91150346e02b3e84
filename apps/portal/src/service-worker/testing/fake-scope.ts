import { type Release } from '../release';
import { startWorker } from '../start-worker';
import { type WorkerScope } from '../worker-scope';

const origin = 'http://portal';

class FakeCache {
  readonly kept = new Map<string, Response>();
  match = async (path: string) => this.kept.get(path)?.clone();
  put = async (path: string, answer: Response) => void this.kept.set(path, answer);
  delete = async (path: string) => this.kept.delete(path);
}

/** A browser around workers: what it keeps, which pages are open, and the site as it is served now. */
export function fakeBrowser(site: Map<string, Response>) {
  const stored = new Map<string, FakeCache>();
  const asked: string[] = [];
  let isRefused = false;
  const caches = {
    open: async (name: string) => {
      if (isRefused) throw new DOMException('refused', 'SecurityError');
      const cache = stored.get(name) ?? new FakeCache();
      stored.set(name, cache);
      return cache;
    },
    match: async (path: string) => {
      if (isRefused) throw new DOMException('refused', 'SecurityError');
      for (const cache of stored.values()) if (cache.kept.has(path)) return cache.match(path);
      return undefined;
    },
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
  };
  const open = new Set<string>();
  const registration = {
    installing: null as unknown,
    waiting: null as unknown,
    /** Asks whether there is a newer worker; a test says what comes of it. */
    update: async (): Promise<void> => {},
  };

  /** A worker of this release, ready to be told what happens. */
  const worker = (release: Release) => {
    const listeners = new Map<string, (event: never) => void>();
    let hasTakenOver = false;
    const scope: WorkerScope = {
      addEventListener: (name, listener) => void listeners.set(name, listener),
      skipWaiting: async () => void (hasTakenOver = true),
      clients: { claim: async () => {}, matchAll: async () => [...open].map((id) => ({ id })) },
      registration,
      caches: caches as unknown as CacheStorage,
      fetch: async (input) => {
        const path = typeof input === 'string' ? input : new URL((input as Request).url).pathname;
        asked.push(path);
        const answer = site.get(path);
        if (!answer) throw new TypeError('no network');
        return answer.clone();
      },
      location: { origin },
    };
    startWorker(scope, release);
    const emit = async (name: string, more: object = {}) => {
      const work: Promise<unknown>[] = [];
      listeners.get(name)?.({ waitUntil: (one: Promise<unknown>) => work.push(one), ...more } as never);
      await Promise.all(work);
    };
    /** What a page that fetches or opens this path gets; null: the worker leaves it to the browser. */
    const ask = async (path: string, { mode = 'cors', method = 'GET', from = origin } = {}): Promise<string | null> => {
      let answer: Promise<Response> | null = null;
      const request = Object.assign(new Request(from + path, { method }), {});
      Object.defineProperty(request, 'mode', { value: mode });
      await emit('fetch', {
        request,
        clientId: 'left',
        resultingClientId: 'opened',
        respondWith: (given: Promise<Response>) => void (answer = given),
      });
      return answer && (await (answer as Promise<Response>)).text();
    };
    return {
      install: () => emit('install'),
      send: (data: object) => emit('message', { data }),
      open: (path: string) => ask(path, { mode: 'navigate' }),
      ask,
      hasTakenOver: () => hasTakenOver,
    };
  };
  return {
    worker,
    asked,
    openPages: open,
    registration,
    caches: () => [...stored.keys()],
    kept: (name: string) => [...(stored.get(name)?.kept.keys() ?? [])].sort(),
    refuseStorage: () => (isRefused = true),
    /** Without a network. */
    cut: () => site.clear(),
  };
}
