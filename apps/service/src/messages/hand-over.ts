import { MessageNotSent } from '@portal/service-store';

/** A party that takes messages over HTTP. */
export interface Taker {
  /** What it is, for the log: `SMS gateway`. */
  name: string;
  endpoint: string;
  secret: string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /** How long before the one repeat. */
  pauseMs?: number;
}

/** Answers about the message itself: it will be refused every time. Others are about us, or about the taker's day. */
const refusals = new Set([400, 413, 422]);

/**
 * Hands a message over.
 *
 * No answer, or an error of the taker's own, is tried once more under the same reference, so that nobody gets two
 * messages. A refusal (4xx) is not repeated. Rejects with `MessageNotSent`, which says whether another time may help.
 */
export async function handOver(
  { name, endpoint, secret, fetch = globalThis.fetch, timeoutMs = 5000, pauseMs = 300 }: Taker,
  message: { to: string | string[]; text: string; purpose: string; reference: string },
): Promise<void> {
  const body = JSON.stringify(message);
  const attempt = async (): Promise<string | null> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const { ok, status } = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' });
      if (!ok && status < 500) {
        const reason = refusals.has(status) ? 'REFUSED' : null;
        throw new MessageNotSent(`The ${name} refused a message: ${status}`, reason);
      }
      return ok ? null : `it answered ${status}`;
    } catch (error) {
      if (error instanceof MessageNotSent) throw error;
      return error instanceof Error && error.name === 'TimeoutError'
        ? 'it did not answer in time'
        : 'it cannot be reached';
    }
  };
  if ((await attempt()) === null) return;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  const failed = await attempt();
  if (failed !== null) throw new MessageNotSent(`The ${name} did not take a message: ${failed}`);
}
