import { type Schedule } from '../clock/schedule';
import { sign } from '../signed/signature';
import { type Answer, type Callback } from './callback';

/** An answer counts when it comes within this time, in milliseconds. */
const answerWithinMs = 10_000;
/** What was not taken is sent again after each of these, in milliseconds. */
const sendAgainAfterMs = [1_000, 5_000, 30_000, 2 * 60_000, 10 * 60_000] as const;

/** How the line behaves. `drop`: nothing arrives. `answer-lost`: it arrives, but the sender never hears so. */
export const lineModes = ['normal', 'drop', 'answer-lost'] as const;
export type LineMode = (typeof lineModes)[number];

interface Options {
  /** Where the partner listens. */
  url: string;
  header: string;
  secret: string;
  now: () => Date;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  schedule: Schedule;
}

/** Delivers signed messages to a partner: again and again until they are taken, each try signed anew. */
export function createCallbackLine({ url, header, secret, now, fetch, schedule }: Options) {
  let mode: LineMode = 'normal';

  async function deliver(text: string): Promise<Answer> {
    if (mode === 'drop') return 'DROPPED';
    const tooLate = new AbortController();
    const answered = schedule.after(answerWithinMs, () => tooLate.abort());
    try {
      const answer = await fetch(url, {
        method: 'POST',
        body: text,
        headers: { 'content-type': 'application/json', [header]: sign(secret, text) },
        redirect: 'manual',
        signal: tooLate.signal,
      });
      await answer.body?.cancel();
      return mode === 'answer-lost' ? 'ANSWER_LOST' : answer.status;
    } catch {
      return 'NO_ANSWER';
    } finally {
      answered();
    }
  }

  async function attempt(callback: Callback): Promise<void> {
    const sentAt = now().toISOString();
    Object.assign(callback, { state: 'SENDING', nextAt: null });
    const answer = await deliver(JSON.stringify({ ...callback.body, sentAt }));
    callback.tries.push({ sentAt, answer });
    callback.state = stateAfter(answer);
    const pause = sendAgainAfterMs[callback.tries.length - 1];
    if (callback.state !== 'WAITING') return;
    if (pause === undefined) return void (callback.state = 'GIVEN_UP');
    callback.nextAt = new Date(now().getTime() + pause).toISOString();
    schedule.after(pause, () => void attempt(callback));
  }

  return {
    /** Sends a message now. `firstTry` ends when the first try does, whatever came of it. */
    send(body: Callback['body']): { callback: Callback; firstTry: Promise<void> } {
      const callback: Callback = { body, state: 'SENDING', tries: [], nextAt: null };
      return { callback, firstTry: attempt(callback) };
    },
    mode: (): LineMode => mode,
    setMode: (next: LineMode): void => void (mode = next),
  };
}
export type CallbackLine = ReturnType<typeof createCallbackLine>;

function stateAfter(answer: Answer): Callback['state'] {
  if (answer === 404) return 'UNKNOWN';
  return typeof answer === 'number' && answer >= 200 && answer < 300 ? 'TAKEN' : 'WAITING';
}
