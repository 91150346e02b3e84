import { type Failure, type ReplyOf } from '@portal/contract';
import { MutationObserver, type QueryClient, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type Answer } from './answer';
import { answerOf } from './answer-of';
import { type Rest } from './api';
import { ApiError } from './api-error';
import { sendOnce } from './send-once';
import { type WriteEndpoint, type writeMutation } from './write-mutation';

/** A write as a screen needs it. */
export interface Write<E extends WriteEndpoint> {
  /** Sends it and gives a result; never throws. Pressed again while the same is on its way, it is still one write. */
  send: (...sent: Rest<E>) => Promise<Answer<ReplyOf<E>>>;
  /** As a `Button` takes it. */
  state: 'idle' | 'busy';
  /** What became of the last one; both null while it is not answered. */
  data: ReplyOf<E> | null;
  failure: Failure | null;
  /** Forgets what became of it. */
  reset: () => void;
}

/** Takes the options of `writeMutation`. */
export function useWrite<E extends WriteEndpoint>(options: ReturnType<typeof writeMutation<E>>): Write<E> {
  const { mutateAsync, isPending, data = null, error, reset } = useMutation(options);
  const [once] = useState(() => sendOnce<ReplyOf<E>>());
  return {
    send: (...[body, more]) =>
      once((idempotencyKey) => mutateAsync([body, { ...more, idempotencyKey }] as Rest<E>), body, more),
    state: isPending ? 'busy' : 'idle',
    data,
    failure: error instanceof ApiError ? error : null,
    reset,
  };
}

/** Sends a write from where no screen shows what becomes of it, once. Gives a result; never throws. */
export const sendWrite = <E extends WriteEndpoint>(
  client: QueryClient,
  options: ReturnType<typeof writeMutation<E>>,
  ...sent: Rest<E>
): Promise<Answer<ReplyOf<E>>> => answerOf(new MutationObserver(client, options).mutate(sent));
