import { type Channel } from '../claimant/twin-tabs';

/** What one tab keeps for itself. */
export function fakeTabStorage(kept: Record<string, string> = {}): Storage {
  const entries = new Map(Object.entries(kept));
  return {
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  } as Storage;
}

/** Channels between the tabs of one browser: what is said in one is heard in all others, at once. */
export function fakeChannels(): () => Channel {
  const ends: EventTarget[] = [];
  return () => {
    const end = new EventTarget();
    ends.push(end);
    return {
      addEventListener: end.addEventListener.bind(end),
      postMessage(data) {
        for (const other of ends) if (other !== end) other.dispatchEvent(new MessageEvent('message', { data }));
      },
    };
  };
}
