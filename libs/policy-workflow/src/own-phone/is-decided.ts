import { type Answer } from '@portal/api-client';
import { type ErrorCode } from '@portal/contract';

/** Below 500, and the service has not decided: it still works on it, they come too often, or their session ran out. */
const undecided: readonly (ErrorCode | string)[] = [
  'IDEMPOTENCY_IN_PROGRESS',
  'RATE_LIMIT',
  'REQUEST_TIMEOUT',
  'UNAUTHORIZED',
];

/** Whether the service has decided: it never has to be asked the same again. */
export const isDecided = (answer: Answer<unknown>): boolean =>
  answer.success || (answer.status < 500 && !undecided.includes(answer.code));
