/** What became of one try: the status that was answered, or why there was no answer. */
export type Answer = number | 'NO_ANSWER' | 'DROPPED' | 'ANSWER_LOST';

/**
 * - `SENDING`: on its way now. `WAITING`: comes again at `nextAt`.
 * - `TAKEN`: answered 2xx. `UNKNOWN`: answered 404, the other side does not know what this is about.
 * - `GIVEN_UP`: not taken by the last try.
 */
type CallbackState = 'SENDING' | 'WAITING' | 'TAKEN' | 'UNKNOWN' | 'GIVEN_UP';

/** One message to a partner, with every try to deliver it. Instants are ISO 8601 in UTC. */
export interface Callback {
  /** The message, without the instant of a try. */
  body: Readonly<Record<string, unknown>>;
  state: CallbackState;
  tries: { sentAt: string; answer: Answer }[];
  nextAt: string | null;
}
