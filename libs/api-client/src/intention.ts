import { type ErrorCode } from '@portal/contract';
import { type Answer } from './answer';
import { newId } from './new-id';

/** The service has the request and has not decided yet: nobody knows what becomes of it. */
const stillHandled: ErrorCode = 'IDEMPOTENCY_IN_PROGRESS';

const isFinal = (answer: Answer<unknown>): boolean =>
  answer.success || (answer.status < 500 && answer.code !== stillHandled);

/**
 * One key for one intention of a person: the same write again keeps it while nobody knows whether it arrived, so that the service
 * does it once; another body, or a final answer, ends it.
 */
export function createIntention(newKey: () => string = newId) {
  let last: { said: string; key: string } | null = null;
  return {
    keyFor(body: unknown): string {
      const said = JSON.stringify(body) ?? '';
      if (last?.said !== said) last = { said, key: newKey() };
      return last.key;
    },
    answered(answer: Answer<unknown>): void {
      if (isFinal(answer)) last = null;
    },
  };
}
