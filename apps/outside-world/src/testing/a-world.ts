import { offsetClock } from '../clock/offset-clock';
import { createSchedule } from '../clock/schedule';
import { outsideWorld } from '../outside-world';
import { readSettings } from '../settings';

/** One message that the partner got. */
interface Received {
  url: string;
  at: string;
  text: string;
  body: Record<string, unknown>;
  headers: Record<string, string>;
}

/** How a partner answers: a status, `null` for a broken line, `'never'` for silence until the sender gives up. */
export type PartnerAnswer = number | null | 'never';

export const start = '2026-03-02T08:00:00.000Z';

const standing = () => new Date(start);

/** The outside world on a clock that stands still until it is moved, with a partner that answers as it is told. */
export function aWorld(environment: Record<string, string> = {}, real: () => Date = standing) {
  const settings = readSettings(environment);
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  const clock = offsetClock(real);
  const schedule = createSchedule(clock);
  const received: Received[] = [];
  let answer: (message: Received) => PartnerAnswer = () => 200;
  let ids = 0;
  let passed = 0;

  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const text = String(init.body);
    const message = {
      url,
      at: clock.now().toISOString(),
      text,
      body: JSON.parse(text) as Record<string, unknown>,
      headers: init.headers as Record<string, string>,
    };
    received.push(message);
    const status = answer(message);
    if (status === null) throw new TypeError('fetch failed');
    if (status === 'never') {
      await new Promise((_, reject) => init.signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    }
    return new Response(null, { status: Number(status) });
  };

  const app = outsideWorld({ settings, clock, schedule, newId: () => `id-${++ids}`, fetch });
  return {
    app,
    clock,
    received,
    partnerAnswers: (next: typeof answer) => void (answer = next),
    get: async (path: string, headers: Record<string, string> = {}) => app.request(path, { headers }),
    post: async (path: string, body: string, headers: Record<string, string> = {}) =>
      app.request(path, { method: 'POST', body, headers }),
    postForm: async (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      }),
    /** Lets time pass, and everything that is due in it happen at its time. */
    async pass(ms: number): Promise<void> {
      const until = passed + ms;
      while (passed < until) {
        passed = Math.min(until, passed + 500);
        clock.setOffset(passed);
        schedule.tick();
        await settled();
      }
    },
  };
}
export type World = ReturnType<typeof aWorld>;

/** Lets everything that waits for nothing but its turn have it. */
export const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
