import { errorCodes, type ErrorCode, type Failure, type FieldError, refuse } from '@portal/contract';

interface Extras {
  /** One entry for each refused field; only a 422 has them. */
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
  /** What went wrong outside, for the log. */
  cause?: unknown;
}

/**
 * A failure on its way out of a use case. It undoes the transaction around it.
 *
 * The status belongs to the code; the message is the code's own sentence unless the rule that refuses says more.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(
    code: ErrorCode,
    message: string = errorCodes[code].message,
    { errors, headers = {}, cause }: Extras = {},
  ) {
    super(message, { cause });
    this.failure = refuse(code, message);
    this.errors = errors;
    this.headers = headers;
  }
}
