import { type StoredSession, type Tokens } from '@portal/contract';

/** One request as the service saw it. */
interface Seen {
  method: string;
  path: string;
  headers: Headers;
  body: string;
}

export interface FakeServiceOptions {
  /** Milliseconds until a request is answered. */
  answerAfter?: () => number;
  /** Milliseconds until a refresh is answered. */
  refreshAfter?: () => number;
  /** Another answer to the refresh than new tokens. Null hangs. */
  refresh?: () => Response | Error | null;
  /** Refuses everything but the refresh, whatever the token. */
  refusesAll?: boolean;
}

export const json = (status: number, body: unknown) => Response.json(body, { status });
export const refusal = () => json(401, { success: false, status: 401, message: 'Expired', code: 'TOKEN_EXPIRED' });
const sleep = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));

/**
 * The rules of the real service that matter to a client: a token is judged when the request arrives, an effect happens
 * only with the live one, and each refresh token works once.
 */
export function fakeService(live: Tokens, options: FakeServiceOptions = {}) {
  const { answerAfter = () => 0, refreshAfter = () => 0, refusesAll = false } = options;
  const seen: Seen[] = [];
  const effects: string[] = [];
  let refreshes = 0;
  let accepted = live;

  const answerRefresh = (body: string) => {
    const { refreshToken } = JSON.parse(body) as StoredSession;
    if (refreshToken !== accepted.refreshToken) return refusal();
    const next = refreshes + 1;
    accepted = { accessToken: `access-${next}`, refreshToken: `refresh-${next}` };
    return json(200, { success: true, data: accepted });
  };

  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = input instanceof Request ? input : new Request(input, init);
    const { method, headers, signal } = request;
    const path = new URL(request.url).pathname;
    const body = await request.text();
    seen.push({ method, path, headers, body });
    if (path.endsWith('/auth/refresh-token')) {
      const outcome = options.refresh ? options.refresh() : answerRefresh(body);
      refreshes += 1;
      await sleep(refreshAfter());
      if (outcome === null) return new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
      if (outcome instanceof Error) throw outcome;
      return outcome;
    }
    const isLive = headers.get('authorization') === `Bearer ${accepted.accessToken}` && !refusesAll;
    if (isLive && method !== 'GET') effects.push(`${method} ${path} ${headers.get('idempotency-key')}`);
    await sleep(answerAfter());
    return isLive ? json(200, { success: true, data: { id: path, done: path } }) : refusal();
  };

  return {
    fetch: fetch as typeof globalThis.fetch,
    seen,
    effects,
    refreshes: () => refreshes,
    accepted: () => accepted,
  };
}
