import { type Body } from './body-of';
import { type Refusal } from './refusal';
import { sameValue } from './same-value';

/** 32 hexadecimal digits of chance. */
export const newIntentionKey = (
  fill: (bytes: Uint8Array) => Uint8Array = (bytes) => crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>),
): string => [...fill(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Below 500 the answer is final, unless the service has the request and has not decided yet. */
const isFinal = ({ status, code }: Refusal): boolean =>
  status !== undefined && status < 500 && code !== 'IDEMPOTENCY_IN_PROGRESS';

/**
 * The key under which a body is sent, one for each intention of a person: the same while nobody knows whether the same body
 * arrived, another one for another body and after any answer.
 */
export function intentions(newKey: () => string) {
  let unanswered: { key: string; body: Body['value'] } | null = null;
  return {
    keyFor(body: Body['value']): string {
      if (!unanswered || !sameValue(unanswered.body, body)) unanswered = { key: newKey(), body };
      return unanswered.key;
    },
    answered(refusal?: Refusal) {
      if (!refusal || isFinal(refusal)) unanswered = null;
    },
  };
}
