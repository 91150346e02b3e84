import { apiBase, authEndpoints, type Endpoint, fillPath } from '@portal/contract';
import { partLimits } from '@portal/domain';
import ky, { type SearchParamsOption } from 'ky';
import { type Answer } from './answer';
import { type Api, type ApiPorts, type SendOptions } from './api';
import { readReply } from './read-reply';
import { refreshOnce } from './refresh-once';
import { intentionHeader, requestHeaders } from './request-headers';
import { newId } from './new-id';
import { loadInParts } from './load-in-parts';
import { type Exchange } from './session-port';
import { toFailure, toFailureOfAddition } from './to-failure';

/** Milliseconds: one attempt, and a call with everything it waits for. */
const timeLimits = { timeout: 10_000, totalTimeout: 30_000 };
/** A photo from a cheap phone takes longer on its way. */
const timeLimitsOfFiles = { timeout: 30_000, totalTimeout: 30_000 };

/** Makes the typed calls of the contract to one backend, for one session: the headers, the one refresh, the failures. */
export function makeCalls(ports: ApiPorts): Api['call'] {
  const { host, session, fetch, refresher = (current, exchange) => exchange(current) } = ports;
  const { requestId = newId, locks = globalThis.navigator?.locks, now = () => performance.now() } = ports;

  const send = async (
    endpoint: Endpoint,
    params: Record<string, string>,
    body: unknown,
    { query, idempotencyKey = requestId(), signal, as, bytes, isOptional }: SendOptions,
  ): Promise<Answer<unknown>> => {
    const speaker = as ?? session.read();
    const sent = bytes ? { body: bytes } : { json: body };

    /** ky repeats a request once, and only because this says so after a refresh. */
    const repeatAfterRefresh = async ({ request, response, retryCount }: Answered) => {
      if (response.status !== 401 || retryCount > 0 || !speaker || as) return;
      const renewed = await refresh(speaker);
      if (!renewed) return;
      const headers = { ...requestHeaders(renewed, requestId()), ...typeOf(bytes) };
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return ky.retry({ delay: 0 });
    };

    try {
      const reply = await ky(host + apiBase + fillPath(endpoint.path, params), {
        ...(endpoint.takesFiles || bytes ? timeLimitsOfFiles : timeLimits),
        method: endpoint.method,
        headers: {
          ...requestHeaders(speaker, requestId()),
          ...typeOf(bytes),
          ...intentionHeader(endpoint.method, idempotencyKey),
        },
        ...sent,
        credentials: 'include', // the cookie by which a PIN belongs to this device; the service may be another origin
        searchParams: query as SearchParamsOption,
        parseJson,
        retry: { limit: 1, methods: [] },
        hooks: { afterResponse: [repeatAfterRefresh] },
        ...(signal && { signal }),
        ...(fetch && { fetch }),
      }).json();
      return readReply(endpoint, reply);
    } catch (error) {
      return isOptional ? toFailureOfAddition(error) : toFailure(error);
    }
  };

  const exchange: Exchange = (current) =>
    call(authEndpoints.refreshToken, {}, { refreshToken: current.refreshToken }, { as: current });
  const refresh = refreshOnce({ session, locks, now, getTokens: (current) => refresher(current, exchange) });

  const call = ((endpoint, params, body, options = {}) =>
    mayHaveLargeFiles(endpoint, body)
      ? loadInParts().then(({ sendInParts }) => sendInParts(send, { row: endpoint, params, body, options }, ports.line))
      : send(endpoint, params, body, options)) as typeof send as Api['call'];
  return call;
}

/** As it goes out it is long enough to hold a file that is sent in parts. */
const mayHaveLargeFiles = ({ takesFiles }: Endpoint, body: unknown) =>
  takesFiles && JSON.stringify(body).length >= partLimits.oneBodyBelow;

const typeOf = (bytes: object | undefined): Record<string, string> =>
  bytes ? { 'content-type': 'application/octet-stream' } : {};

interface Answered {
  request: Request;
  response: Response;
  retryCount: number;
}

/** Nothing gives undefined; what is not JSON stays text. Neither is an answer of the contract. */
function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return text;
  }
}
