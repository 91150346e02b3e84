import {
  apiBase,
  type Endpoint,
  type EndpointName,
  endpoints,
  fillPath,
  headerNames,
  serviceName,
} from '@portal/contract';
import { type Exchange, type Sender } from './exchange';
import { whyNoAnswer } from './no-answer';

/** How requests leave: `fetch`, or a service in the same process. */
export type Send = (request: Request) => Promise<Response>;

/** Time and randomness, and the way out. */
export interface Outside {
  send: Send;
  now: () => Date;
  newId: () => string;
  /** Waits so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
}

/** A request that need not be a call of the contract. */
interface Asked {
  method: string;
  /** Below `/api/v1`, with what stands behind the question mark. */
  path: string;
  /** Null: none is sent. */
  token: string | null;
  /** How a report calls the token. */
  sender?: Sender;
  body?: unknown;
  /** A body as it is, in the place of one in JSON. */
  raw?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

export interface CallOptions extends Omit<Asked, 'method' | 'path'> {
  params?: Record<string, string>;
  query?: Record<string, string>;
}

/** The backend under test. It keeps every exchange, so that what must hold for all of them is asked of all. */
export interface Backend {
  exchanges: readonly Exchange[];
  request(asked: Asked): Promise<Exchange>;
  call(name: EndpointName, options: CallOptions): Promise<Exchange>;
}

/** A request that gets no answer for so long is given up. */
const timeoutMs = 30_000;
/** So long a `Retry-After` is waited for, once. */
const longestWaitSeconds = 60;

/** Speaks to the backend at an address, the part before `/api/v1`. */
export function createBackend(url: string, { send, newId, pause }: Outside): Backend {
  const exchanges: Exchange[] = [];
  const base = url.replace(/\/+$/, '').replace(new RegExp(`${apiBase}$`), '');

  async function once(name: EndpointName | null, asked: Asked): Promise<Exchange> {
    const requestId = newId();
    const about = { name, sent: sentLine(asked), requestId };
    try {
      const response = await send(requestOf(base, asked, requestId));
      const text = await response.text();
      return { ...about, status: response.status, headers: response.headers, text, json: parse(text) };
    } catch (error) {
      return { ...about, status: 0, headers: new Headers(), text: whyNoAnswer(error, base), json: undefined };
    }
  }

  async function request(asked: Asked, name: EndpointName | null = null): Promise<Exchange> {
    let exchange = await once(name, asked);
    const seconds = Number(exchange.headers.get('retry-after'));
    if (exchange.status === 429 && seconds > 0 && seconds <= longestWaitSeconds) {
      await pause(seconds * 1000);
      exchange = await once(name, asked);
    }
    exchanges.push(exchange);
    return exchange;
  }

  return {
    exchanges,
    request: (asked) => request(asked),
    call: (name, { params = {}, query = {}, ...asked }) => {
      const row: Endpoint = endpoints[name];
      const search = new URLSearchParams(query).toString();
      const path = `${fillPath(row.path, params)}${search && `?${search}`}`;
      return request({ method: row.method, path, ...asked }, name);
    },
  };
}

function requestOf(base: string, { method, path, token, body, raw, headers }: Asked, requestId: string): Request {
  const content = raw ?? (body === undefined ? undefined : JSON.stringify(body));
  return new Request(`${base}${apiBase}${path}`, {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      [headerNames.requestId]: requestId,
      [headerNames.serviceName]: serviceName,
      [headerNames.userRole]: 'user',
      ...(content !== undefined && { 'content-type': 'application/json' }),
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(content !== undefined && { body: content }),
  });
}

const sentLine = ({ method, path, token, sender, raw, body }: Asked): string => {
  const who = sender ?? (token === null ? 'without a token' : 'with the session');
  const what = raw === undefined && body !== undefined ? `, fields ${Object.keys(body as object).join(', ')}` : '';
  return `${method} ${apiBase}${path.replace(/\d{13}/, '{idNumber}')} ${who}${what}`;
};

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
