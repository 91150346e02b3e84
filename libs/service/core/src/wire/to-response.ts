import { type Answer } from './answer';
import { type AnswerHeaders } from './headers';

/** Writes an answer with the headers that all of them carry. */
export function toResponse(answer: Answer, headers: AnswerHeaders, origin: string | null, requestId: string): Response {
  return new Response(answer.body, {
    status: answer.status,
    headers: {
      ...headers.common(origin),
      'content-type': answer.contentType ?? 'application/json',
      'x-request-id': requestId,
      ...answer.headers,
    },
  });
}

/** The answer to a browser's question before a call from another origin: the only one without a body. */
export function preflightResponse(headers: AnswerHeaders, origin: string | null, requestId: string): Response {
  return new Response(null, {
    status: 204,
    headers: { ...headers.common(origin), ...headers.preflight(origin), 'x-request-id': requestId },
  });
}

export const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method');
