import { allJobs, sharedJobs } from './all-jobs';
import { type JobTools } from './job';
import { type Round, runRound } from './run-round';
import { type Patience } from './with-lease';

/** Does every job once. One that another process does now is waited for and then done, or left to that process. */
export const runJobs = (tools: JobTools, whenTaken: Round['whenTaken'] = 'wait'): Promise<void> =>
  runRound(tools, {
    jobs: allJobs,
    shared: sharedJobs,
    signal: new AbortController().signal,
    whenTaken,
    underWay: new Set(),
  });

/** Milliseconds. */
interface Timing {
  /** From the start of one round to the next; a round that takes longer delays the next. */
  every: number;
  /** How long one job may take. */
  patience?: Patience;
}

/**
 * Keeps the service in order, now and every so often. Messages have rounds of their own: a night with fifty thousand of them holds up no
 * job. Gives how to stop: no job begins any more, the ones under way end between two pieces of work, and are waited for at most so many
 * milliseconds. Says whether they ended in time.
 */
export function startUpkeep(
  tools: JobTools,
  { every, patience }: Timing = { every: 60_000 },
  jobs = allJobs,
): (patienceMs: number) => Promise<boolean> {
  const stopping = new AbortController();
  const started = new Set<string>();
  const repeat = (some: Round['jobs']) => {
    let underWay: Promise<void> | null = null;
    const begin = () => {
      underWay ??= runRound(tools, {
        jobs: some,
        shared: sharedJobs,
        signal: stopping.signal,
        whenTaken: 'skip',
        underWay: started,
        patience,
      }).finally(() => (underWay = null));
    };
    begin();
    const timer = setInterval(begin, every);
    return () => {
      clearInterval(timer);
      return underWay;
    };
  };
  const these = (areShared: boolean) =>
    Object.fromEntries(Object.entries(jobs).filter(([name]) => sharedJobs.has(name) === areShared));
  const stops = [repeat(these(false)), repeat(these(true))];
  return async (patienceMs) => {
    stopping.abort();
    return within(Promise.all(stops.map((stop) => stop())), patienceMs);
  };
}

/** Whether something ends in time. */
async function within(work: Promise<unknown>, patienceMs: number): Promise<boolean> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), patienceMs);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(deadline);
  return ended;
}
