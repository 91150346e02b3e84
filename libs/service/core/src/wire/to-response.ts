import { type Answer } from './answer';
import { type Compressed } from './compression';
import { type AnswerHeaders } from './headers';

interface Around {
  origin: string | null;
  requestId: string;
  /** The body as it travels, where it was compressed. */
  form?: Compressed | null;
}

/** Writes an answer with the headers that all of them carry. */
export function toResponse(
  answer: Answer,
  headers: AnswerHeaders,
  { origin, requestId, form = null }: Around,
): Response {
  return new Response(answer.status === 304 ? null : (form?.bytes ?? answer.body), {
    status: answer.status,
    headers: {
      ...headers.common(origin),
      'content-type': answer.contentType ?? 'application/json',
      'x-request-id': requestId,
      ...(answer.isCompressible === true && { vary: 'Origin, Accept-Encoding' }),
      ...(form && { 'content-encoding': form.encoding }),
      ...answer.headers,
    },
  });
}

/** The answer to a browser's question before a call from another origin. */
export function preflightResponse(headers: AnswerHeaders, origin: string | null, requestId: string): Response {
  return new Response(null, {
    status: 204,
    headers: { ...headers.common(origin), ...headers.preflight(origin), 'x-request-id': requestId },
  });
}

export const isPreflight = ({ method, headers }: Request) =>
  method === 'OPTIONS' && headers.has('origin') && headers.has('access-control-request-method');
