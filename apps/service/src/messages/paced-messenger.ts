import { type Messenger } from '@portal/service-store';

interface Pace {
  /** Messages that may begin in a second. */
  perSecond: number;
  /** Milliseconds that only ever grow. */
  now: () => number;
  pause: (ms: number) => Promise<unknown>;
}

/**
 * Lets messages begin no faster than the gateway takes them, in the order in which they were handed over. Fifty thousand reminders of one
 * night then take as long as they take, and none is refused for its haste.
 */
export function pacedMessenger(send: Messenger, { perSecond, now, pause }: Pace): Messenger {
  const apart = 1_000 / perSecond;
  /** When the next may begin. */
  let next = 0;
  return async (message, reference) => {
    const begins = Math.max(next, now());
    next = begins + apart;
    const wait = begins - now();
    if (wait > 0) await pause(wait);
    await send(message, reference);
  };
}
