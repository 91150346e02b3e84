import { type BrowserPorts } from '../session-store';

/** How tabs of one browser speak to each other. */
export type Channel = Pick<BroadcastChannel, 'postMessage' | 'addEventListener'>;

interface Change {
  key: string;
  oldValue: string | null;
  newValue: string | null;
}

/**
 * The storage of a tab, and of every tab that was made as its copy: a copy begins with the same session and would use a refresh token that
 * this one has exchanged, which the service takes for theft. What one of them stores in the place of something, or deletes, the others do
 * too; a tab that holds another session does nothing. To whoever listens it is as the local storage, which all tabs share.
 */
export function twinTabs(storage: () => Storage, channel: Channel | null): Required<BrowserPorts> {
  const events = new EventTarget();
  /** What stood in this tab before the last change. */
  let before: string | null = null;

  const change = (key: string, newValue: string | null) => {
    const oldValue = storage().getItem(key);
    if (newValue === null) storage().removeItem(key);
    else storage().setItem(key, newValue);
    if (oldValue === newValue) return;
    before = oldValue;
    channel?.postMessage({ key, oldValue, newValue } satisfies Change);
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Change>) => {
    const { key, oldValue, newValue } = data;
    const current = storage().getItem(key);
    if (oldValue === null || current === null || (oldValue !== current && oldValue !== before)) return;
    if (oldValue === current) {
      before = current;
      if (newValue === null) storage().removeItem(key);
      else storage().setItem(key, newValue);
    } else if (newValue !== null) return; // a renewal that this tab has made too
    events.dispatchEvent(Object.assign(new Event('storage'), data));
  });

  return {
    storage: () =>
      ({
        getItem: (key) => storage().getItem(key),
        setItem: (key, value) => change(key, value),
        removeItem: (key) => change(key, null),
      }) as Storage,
    events: events as Window,
  };
}
