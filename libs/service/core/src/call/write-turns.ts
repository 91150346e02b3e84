import { Refusal } from '../wire/refusal';

/** What one caller may have under way in one process. Source: docs/reliability.md#constants, "Writes of one session". */
interface Limits {
  atOnce: number;
  waiting: number;
  /** Milliseconds. */
  patience: number;
}
const writeLimits: Limits = { atOnce: 2, waiting: 100, patience: 8_000 };

/** Told that a call begins to wait for its turn; what it gives is called when that is over. */
export type BeginWaiting = () => () => void;

/** Gives the turn back. */
type Release = () => void;

interface Line {
  running: number;
  waiting: Set<(release: Release) => void>;
}

/**
 * Lets a caller write in turn, so that a noisy one takes no connection from others: so many at once, further ones in the order in
 * which they came. Refuses with 429 and when to come back whoever would wait too long or in too long a line.
 */
export function writeTurns(
  { atOnce, waiting, patience }: Limits = writeLimits,
  beginWaiting: BeginWaiting = () => () => undefined,
) {
  const lines = new Map<string, Line>();

  const release = (caller: string, line: Line): Release => {
    let isGiven = false;
    return () => {
      if (isGiven) return;
      isGiven = true;
      const [next] = line.waiting;
      if (next !== undefined) {
        line.waiting.delete(next);
        next(release(caller, line));
        return;
      }
      line.running -= 1;
      if (line.running === 0) lines.delete(caller);
    };
  };

  /** Waits for a turn. Whoever gets one must give it back. */
  return async function takeTurn(caller: string): Promise<Release> {
    const line = lines.get(caller) ?? { running: 0, waiting: new Set() };
    lines.set(caller, line);
    if (line.running < atOnce) {
      line.running += 1;
      return release(caller, line);
    }
    if (line.waiting.size >= waiting) throw tooMany(patience);
    const endWaiting = beginWaiting();
    return new Promise((resolve, reject) => {
      const turn = (mine: Release) => {
        endWaiting();
        clearTimeout(timer);
        resolve(mine);
      };
      const timer = setTimeout(() => {
        endWaiting();
        line.waiting.delete(turn);
        reject(tooMany(patience));
      }, patience);
      line.waiting.add(turn);
    });
  };
}

const tooMany = (patience: number) =>
  new Refusal('RATE_LIMIT', undefined, { headers: { 'retry-after': String(Math.ceil(patience / 1000)) } });
