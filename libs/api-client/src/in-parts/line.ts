const kibibyte = 1024;

/** What a sender knows of the line, and how it waits for it. */
export interface Line {
  isOnline(): boolean;
  /** How large parts are: what a break costs at most. */
  partBytes(): number;
  /** Waits so many milliseconds, or less: until there is a network again, or the signal is aborted. */
  wait(milliseconds: number, signal: AbortSignal): Promise<void>;
}

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** The browser's. */
export const browserLine: Line = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  partBytes() {
    const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
    return (saveData || effectiveType.endsWith('2g') ? 64 : 128) * kibibyte;
  },
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const over = new AbortController();
      const end = () => {
        clearTimeout(timer);
        over.abort();
        resolve();
      };
      const timer = setTimeout(end, milliseconds);
      addEventListener('online', end, { signal: over.signal });
      signal.addEventListener('abort', end, { signal: over.signal });
    }),
};
