import { type Answer } from './answer';
import { answerOf } from './answer-of';
import { createIntention } from './intention';

interface Options {
  query?: unknown;
  idempotencyKey?: string;
}

/**
 * Sends what a person means, once: the same again while it is on its way gives the answer to the first, and the same after an answer
 * that was lost carries the same key. A key that is given, as a form does, stands for the intention instead.
 */
export function sendOnce<Data>() {
  const intention = createIntention();
  const underWay = new Map<string, Promise<Answer<Data>>>();

  return (mutate: (key: string) => Promise<Data>, body: unknown, { query, idempotencyKey }: Options = {}) => {
    const key = idempotencyKey ?? intention.keyFor([body, query]);
    const send = async () => {
      try {
        const answer = await answerOf(mutate(key));
        intention.answered(answer);
        return answer;
      } finally {
        underWay.delete(key);
      }
    };
    const answer = underWay.get(key) ?? send();
    underWay.set(key, answer);
    return answer;
  };
}
