import { apiBase, headerNames } from '@portal/contract';
import { type Send } from '../backend/backend';

/** A backend that does something in its own way: it answers a request by way of our own service. */
export type Fault = (request: Request, send: Send) => Promise<Response>;

export const none: Fault = (request, send) => send(request);

type Json = Record<string, unknown>;

export const pathOf = (request: Request) => new URL(request.url).pathname.slice(apiBase.length);

const is = (request: Request, method: string, path: RegExp) => request.method === method && path.test(pathOf(request));

/** The answer with another body, and another status where one is given. */
async function altered(answer: Response, change: (json: Json) => unknown, status = answer.status): Promise<Response> {
  const json = (await answer.json()) as Json;
  return new Response(JSON.stringify(change(json)), { status, headers: answer.headers });
}

/** The request with other headers and, where one is given, another body. */
function resent(request: Request, headers: Record<string, string | null>, body?: unknown): Request {
  const all = new Headers(request.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === null) all.delete(name);
    else all.set(name, value);
  }
  const { method, url } = request;
  return new Request(url, { method, headers: all, ...(body !== undefined && { body: JSON.stringify(body) }) });
}

const bodyOf = async (request: Request) => (await request.clone().json()) as Json;

/** Answers the calls of a path otherwise, and passes on all others. */
export const onAnswer =
  (method: string, path: RegExp, change: (answer: Response) => Response | Promise<Response>): Fault =>
  async (request, send) => {
    const answer = await send(request);
    return is(request, method, path) ? change(answer) : answer;
  };

export const onData = (path: RegExp, change: (data: Json) => unknown): Fault =>
  onAnswer('GET', path, (answer) =>
    answer.ok ? altered(answer, (json) => ({ ...json, data: change(json['data'] as Json) })) : answer,
  );

export const onRefusal = (change: (json: Json) => unknown, status?: number): Fault =>
  onAnswer('GET', /^\/policy\//, (answer) => (answer.status === 404 ? altered(answer, change, status) : answer));

export const page: Fault = onAnswer(
  'GET',
  /^\/products$/,
  () => new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } }),
);

export const withoutHeader = (name: string): Fault =>
  onAnswer('GET', /./, (answer) => {
    const headers = new Headers(answer.headers);
    headers.delete(name);
    return new Response(answer.body, { status: answer.status, headers });
  });

/** Lets in whoever fits, with the token that somebody else signed in with. */
export const lettingIn = (who: (request: Request) => boolean): Fault => {
  let known = '';
  return async (request, send) => {
    const token = request.headers.get('authorization');
    if (known !== '' && who(request)) return send(resent(request, { authorization: known }));
    const answer = await send(request);
    if (answer.ok && token !== null) known = token;
    return answer;
  };
};

/** Gives out every policy as if it were the caller's. */
export const foreignPolicy = (own: string, other: string): Fault => {
  return async (request, send) => {
    if (!is(request, 'GET', new RegExp(`^/policy/${other}$`))) return send(request);
    const answer = await send(new Request(request.url.replace(other, own), { headers: request.headers }));
    return new Response((await answer.text()).replaceAll(own, other), { headers: answer.headers });
  };
};

export const staffFor = (method: string, path: RegExp, who: (request: Request) => boolean): Fault => {
  return async (request, send) => {
    const answer = await send(request);
    if (!is(request, method, path) || !who(request)) return answer;
    return new Response('{"success":true,"data":[]}', { headers: answer.headers });
  };
};

const memberChange = /^\/update-main-member\//;

/** Remembers the answer to a key, and writes once more, unasked, when the key comes again. */
export const bookingTwice: Fault = keyed(async (request, send) => {
  const body = await bodyOf(request);
  await send(resent(request, { [headerNames.idempotencyKey]: null }, { ...body, Occupation: 'Booked again' }));
});

/** Gives the first answer of a key, whatever the body is. */
export const anyBodyForAKey: Fault = keyed(async () => undefined);

function keyed(onRepeat: Fault | ((request: Request, send: Send) => Promise<void>)): Fault {
  const first = new Map<string, string>();
  return async (request, send) => {
    const key = request.headers.get(headerNames.idempotencyKey);
    if (key === null || !is(request, 'PUT', memberChange)) return send(request);
    const known = first.get(key);
    if (known !== undefined) {
      await onRepeat(request, send);
      return new Response(known, {
        headers: {
          'content-type': 'application/json',
          'cache-control': 'no-store',
          [headerNames.requestId]: request.headers.get(headerNames.requestId) ?? '',
        },
      });
    }
    const answer = await send(request);
    const text = await answer.text();
    if (answer.ok) first.set(key, text);
    return new Response(text, { status: answer.status, headers: answer.headers });
  };
}

/** Takes a field out of what is sent before anybody looks at it. */
export const ignoring =
  (path: RegExp, field: string): Fault =>
  async (request, send) => {
    if (request.method === 'GET' || !path.test(pathOf(request))) return send(request);
    const body = await bodyOf(request).catch(() => null);
    if (body === null || !(field in body)) return send(request);
    const { [field]: _ignored, ...rest } = body;
    return send(resent(request, {}, rest));
  };

/** Fails at a body that is no JSON, and shows where. */
export const stackTrace: Fault = async (request, send) => {
  const answer = await send(request.clone());
  if (answer.status !== 400 || request.method !== 'POST') return answer;
  const trace =
    'SyntaxError: Unexpected end of JSON input\n    at JSON.parse (<anonymous>)\n    at read (/srv/app/body.js:17:9)';
  const failure = { success: false, status: 500, code: 'INTERNAL_SERVER_ERROR', message: trace };
  return new Response(JSON.stringify(failure), { status: 500, headers: answer.headers });
};

/** Says that the session is over and does nothing about it. */
export const stayingSignedIn: Fault = async (request, send) => {
  if (!is(request, 'POST', /^\/auth\/logout$/)) return send(request);
  const answer = await send(new Request(request.url.replace('logout', 'whoami'), { headers: request.headers }));
  return new Response('{"success":true,"data":{"signedOut":true}}', { headers: answer.headers });
};

/** Takes every ID number, whatever its digits are. */
export const anyIdNumber: Fault = onAnswer('POST', /^\/add-child\//, (answer) =>
  answer.status === 422
    ? altered(answer, (json) => ({
        ...json,
        errors: (json['errors'] as Json[]).filter(({ field }) => field !== 'Id_Number'),
      }))
    : answer,
);

/** Asks R1 more for a relative than the rates say. */
export const wrongRate: Fault = onAnswer('POST', /^\/quotes\/fetch-extended/, (answer) =>
  answer.ok
    ? altered(answer, (json) => ({
        ...json,
        data: (json['data'] as Json[]).map((quote) => ({ ...quote, difference: Number(quote['difference']) + 1 })),
      }))
    : answer,
);

/** A gateway before the service that lets the pages of one origin in, as `docs/api/conformance.md#options` asks. */
export const forOrigin =
  (origin: string): Fault =>
  async (request, send) => {
    const answer = await send(request);
    const headers = new Headers(answer.headers);
    if (request.headers.get('origin') === origin) {
      headers.set('access-control-allow-origin', origin);
      headers.set('access-control-allow-headers', request.headers.get('access-control-request-headers') ?? '');
    }
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Tells whoever asks for this policy to come back in a quarter of an hour. */
export const slowingDown = (policyNumber: string): Fault =>
  onAnswer('GET', new RegExp(`/${policyNumber}(/|$)`), (answer) => {
    const headers = new Headers(answer.headers);
    headers.set('retry-after', '900');
    const failure = { success: false, status: 429, code: 'RATE_LIMIT', message: 'Too many requests.' };
    return new Response(JSON.stringify(failure), { status: 429, headers });
  });
