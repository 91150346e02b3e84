import { failure, type Failure, type FieldError } from '@portal/contract';

interface Extras {
  /** One entry for each refused field; only a 422 has them. */
  errors?: readonly FieldError[];
  headers?: Record<string, string>;
}

/** A failure on its way out of a use case. It undoes the transaction around it. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly failure: Failure;
  readonly errors: readonly FieldError[] | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: string, message: string, { errors, headers = {} }: Extras = {}) {
    super(message);
    this.failure = failure(status, code, message);
    this.errors = errors;
    this.headers = headers;
  }
}

/** Says no: the status, the code for programs and the sentence for people. */
export function refuse(status: number, code: string, message: string, extras?: Extras): never {
  throw new Refusal(status, code, message, extras);
}
