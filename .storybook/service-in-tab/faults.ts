import { authEndpoints, fillPath } from '@portal/contract';

/** Stands between a request and the service: passes it on, answers itself, or fails as a network does. */
type Fault = (request: Request, pass: () => Promise<Response>) => Promise<Response>;

/** A slow network, as browsers' own tools count "Slow 3G": there and back in 2 s, 50 KB a second. */
const slow3g = { roundTripMs: 2000, bytesPerMs: 50 };

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const refusal = (status: number, code: string, message: string) =>
  Response.json({ success: false, status, code, message }, { status });
const unauthorized = () => refusal(401, 'UNAUTHORIZED', 'Unauthorized');
const isSignedIn = (request: Request) => request.headers.has('authorization');

/** What can be wrong between a page and its service. Each is made anew for a story. */
export const faults = {
  /** Nothing is wrong, whatever the story says. */
  fast: (): Fault => (_request, pass) => pass(),
  slow: (): Fault => async (_request, pass) => {
    await wait(slow3g.roundTripMs);
    const answer = await pass();
    const { byteLength } = await answer.clone().arrayBuffer();
    await wait(byteLength / slow3g.bytesPerMs);
    return answer;
  },
  /** No answer comes, until the page gives up: what it shows while it waits. */
  waiting:
    (): Fault =>
    ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  offline: (): Fault => async () => {
    throw new TypeError('Failed to fetch');
  },
  '500': (): Fault => async () => refusal(500, 'INTERNAL_SERVER_ERROR', 'Internal server error'),
  /** The access token has run out; the refresh token has not. */
  '401-once': (): Fault => {
    const refused = new Set<string | null>();
    return async (request, pass) => {
      const token = request.headers.get('authorization');
      if (!isSignedIn(request) || isRefresh(request) || (refused.size > 0 && !refused.has(token))) return pass();
      refused.add(token);
      return unauthorized();
    };
  },
  /** The session has ended at the service. */
  '401-always': (): Fault => async (request, pass) => (isSignedIn(request) ? unauthorized() : pass()),
};

const isRefresh = ({ url }: Request) => new URL(url).pathname.endsWith(fillPath(authEndpoints.refreshToken.path, {}));

export type Faults = typeof faults;
export type FaultName = keyof Faults;

/** Those that make answers wait, so that a page shows what it shows meanwhile. */
export const holdingUp: readonly FaultName[] = ['waiting', 'slow'];

export const faultNames = Object.keys(faults) as FaultName[];
