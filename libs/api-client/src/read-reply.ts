import { type Endpoint, failure, type Failure, type ReplyOf } from '@portal/contract';
import * as v from 'valibot';
import { type Answer } from './answer';
import { emptyAnswer, internalServerError } from './failures';
import { plainText } from './plain-text';

type Fields = Partial<Record<'success' | 'data' | 'status' | 'message' | 'code', unknown>>;
const fieldsOf = (body: unknown): Fields => (typeof body === 'object' && body !== null ? body : {});

/** Reads what came with a good status: the envelope first, then its data by the schema of the row. */
export function readReply<E extends Endpoint>(endpoint: E, body: unknown): Answer<ReplyOf<E>> {
  const { success, data, status } = fieldsOf(body);
  if (success !== true) return readFailure(typeof status === 'number' && status >= 400 ? status : 500, body);
  const read = v.safeParse(endpoint.reply, data);
  return read.success ? { success, data: read.output as ReplyOf<E> } : internalServerError;
}

/** Reads a refusal. One with a code passes through, the rest become an internal server error (docs/specification.md#s8). */
export function readFailure(status: number, body: unknown): Failure {
  if (body === undefined) return emptyAnswer;
  const { code, message } = fieldsOf(body);
  if (typeof code !== 'string' || code === '') return internalServerError;
  return failure(status, code, (typeof message === 'string' && plainText(message)) || internalServerError.message);
}
