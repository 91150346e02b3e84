/** What every answer carries, whatever became of the request. Source: docs/reliability.md#i1. */
const always = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  vary: 'Origin',
};

const allowedHeaders =
  'authorization, content-type, idempotency-key, if-match, traceparent, x-request-id, x-service-name, x-user-role';

/** Makes the headers of answers for the origins that may read them. An origin is compared exactly, never by pattern. */
export function answerHeaders(origins: readonly string[]) {
  const known = new Set(origins);
  const forStrangers = { ...always };
  const forKnown = new Map(
    origins.map((origin) => [
      origin,
      {
        ...always,
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'access-control-expose-headers': 'x-request-id, retry-after, allow',
      },
    ]),
  );

  return {
    /** The headers that depend on who reads. */
    common: (origin: string | null): Record<string, string> =>
      (origin === null ? undefined : forKnown.get(origin)) ?? forStrangers,

    /** The extra headers of the answer to a browser's question before a call from another origin. */
    preflight: (origin: string | null): Record<string, string> =>
      origin !== null && known.has(origin)
        ? {
            'access-control-allow-methods': 'GET, POST, PUT, DELETE',
            'access-control-allow-headers': allowedHeaders,
            'access-control-max-age': '600',
          }
        : {},
  };
}

export type AnswerHeaders = ReturnType<typeof answerHeaders>;
