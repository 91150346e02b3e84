import { type Clock } from '@portal/service-store';
import { type Log } from '../wire/log-event';
import { loggedError } from '../wire/logged-error';
import { type RequestContext } from '../caller/request-context';

interface Afterwards {
  requestId: string;
  clock: Clock;
  log: Log;
  waitUntil?: (work: Promise<void>) => void;
}

/** Starts work in a later turn, when the answer is on its way. Work that fails is logged and troubles nobody else. */
export const afterwards =
  ({ requestId, clock, log, waitUntil }: Afterwards): RequestContext['after'] =>
  (work) => {
    const running = new Promise((resolve) => setTimeout(resolve)).then(work).catch((thrown: unknown) => {
      const time = clock.now().toISOString();
      log({ time, level: 'error', event: 'afterwards', requestId, error: loggedError(thrown) });
    });
    waitUntil?.(running);
  };
