import { type Failure } from '@portal/contract';
import { type Answer } from './answer';

/** A Failure on its way through the query layer, which speaks in exceptions. The same four fields. */
export class ApiError extends Error implements Failure {
  override readonly name = 'ApiError';
  readonly success = false;
  readonly status: number;
  readonly code: string;
  constructor({ status, message, code }: Failure) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** The data of a good answer. Throws an ApiError for any other. */
export function unwrap<Data>(answer: Answer<Data>): Data {
  if (answer.success) return answer.data;
  throw new ApiError(answer);
}
