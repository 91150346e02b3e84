import { type Api, type ApiPorts } from './api';
import { internalServerError } from './failures';

/** Fetches what makes the calls: the request library, the refresh, the checks. A page that is about to call asks early. */
export const loadCalls = () => import('./make-calls');

/** The contract as typed calls to one backend, for one session. What makes them loads with the first call, not before. */
export function createApi(ports: ApiPorts): Api {
  let calls: Promise<Api['call']> | null = null;

  const call: Api['call'] = async (...args) => {
    try {
      calls ??= loadCalls().then(({ makeCalls }) => makeCalls(ports));
      return (await calls)(...args);
    } catch {
      calls = null; // the network was gone; the next call tries again
      return internalServerError;
    }
  };
  return { session: ports.session, call, beside: (other) => createApi({ ...ports, ...other }) };
}
