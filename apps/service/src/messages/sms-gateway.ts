import { MessageNotSent, type Messenger } from '@portal/service-store';

interface Options {
  /** Where the gateway listens; messages go to `/sms` below it. */
  url: string;
  secret: string;
  newReference: () => string;
  fetch?: typeof fetch;
  timeoutMs?: number;
  /** How long before the one repeat. */
  pauseMs?: number;
}

/** Answers about the message itself: it will be refused every time. Others are about us, or about the gateway's day. */
const refusals = new Set([400, 413, 422]);

/**
 * Makes the function that hands text messages to the gateway.
 *
 * No answer, or an error of the gateway's own, is tried once more under the same reference, so that nobody gets two
 * messages. A refusal (4xx) is not repeated. Rejects with `MessageNotSent`, which says whether another time may help.
 */
export function smsGateway({ url, secret, newReference, ...more }: Options): Messenger {
  const { fetch = globalThis.fetch, timeoutMs = 5000, pauseMs = 300 } = more;
  const endpoint = `${url.replace(/\/+$/, '')}/sms`;

  return async ({ to, text, purpose }, reference = newReference()) => {
    const body = JSON.stringify({ to, text, purpose, reference });
    const attempt = async (): Promise<string | null> => {
      const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const { ok, status } = await fetch(endpoint, { method: 'POST', headers, body, signal, redirect: 'error' });
        if (!ok && status < 500) {
          const reason = refusals.has(status) ? 'REFUSED' : null;
          throw new MessageNotSent(`The SMS gateway refused a message: ${status}`, reason);
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
    if (failed !== null) throw new MessageNotSent(`The SMS gateway did not take a message: ${failed}`);
  };
}
