import { InMemoryWebStorage } from 'oidc-client-ts';

/** What of the browser's page staff sign-in touches; the browser's own unless a test brings another. */
export interface BrowserPage {
  readonly origin: string;
  path(): string;
  go(address: string): void;
  /** Where the provider's client keeps what it knows. A browser that refuses storage gets the memory of the page. */
  readonly store: Storage;
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  onOnline(listener: () => void): void;
}

const memory = (): Storage => new InMemoryWebStorage() as unknown as Storage;

function sessionStore(): Storage {
  try {
    const probe = 'oidc.probe';
    sessionStorage.setItem(probe, '');
    sessionStorage.removeItem(probe);
    return sessionStorage;
  } catch {
    return memory();
  }
}

export const browserPage = (): BrowserPage => ({
  origin: location.origin,
  path: () => location.pathname,
  go: (address) => location.assign(address),
  store: sessionStore(),
  locks: navigator.locks,
  now: () => performance.now(),
  onOnline: (listener) => addEventListener('online', listener),
});
