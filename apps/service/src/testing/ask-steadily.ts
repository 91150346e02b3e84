import { setTimeout as pause } from 'node:timers/promises';

/** What became of one request. */
export interface Asked {
  status: number;
  /** Milliseconds from asking to the whole answer. */
  took: number;
  retryAfter: string | null;
}

export interface Pace {
  perSecond: number;
  seconds: number;
}

async function timed(ask: () => Promise<Response>): Promise<Asked> {
  const from = performance.now();
  const answer = await ask();
  await answer.text();
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, took: performance.now() - from, retryAfter };
}

/** Asks so many times a second, whether or not earlier answers have come, and waits for all of them. */
export async function askSteadily(ask: () => Promise<Response>, { perSecond, seconds }: Pace): Promise<Asked[]> {
  const began = performance.now();
  const answers: Promise<Asked>[] = [];
  for (let passed = 0; passed < seconds; passed = (performance.now() - began) / 1000) {
    while (answers.length < passed * perSecond) answers.push(timed(ask));
    await pause(5);
  }
  return Promise.all(answers);
}

/** So many who each ask again once they are answered. Gives how many answers a second there are. */
export async function mostPerSecond(
  ask: () => Promise<Response>,
  { askers, seconds }: { askers: number; seconds: number },
): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let answered = 0;
  const asker = async () => {
    for (; performance.now() < end; answered += 1) await timed(ask);
  };
  await Promise.all(Array.from({ length: askers }, asker));
  return answered / seconds;
}

/** The time within which so large a share of the answers came, in milliseconds. */
export function within(share: number, answers: readonly Asked[]): number {
  const times = answers.map(({ took }) => took).sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}
