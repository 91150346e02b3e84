import { allJobs, sharedJobs } from './all-jobs';
import { type JobTools } from './job';
import { type Round, runRound } from './run-round';

/** Does every job once. One that another process does now is waited for and then done, or left to that process. */
export const runJobs = (tools: JobTools, whenTaken: Round['whenTaken'] = 'wait'): Promise<void> =>
  runRound(tools, { jobs: allJobs, shared: sharedJobs, signal: new AbortController().signal, whenTaken });

/** Milliseconds. */
interface Timing {
  /** From the start of one round to the next; a round that takes longer delays the next. */
  every: number;
}

/**
 * Keeps the service in order, now and every so often. Gives how to stop: no job begins any more, the one under way ends between two
 * pieces of work, and is waited for at most so many milliseconds. Says whether it ended in time.
 */
export function startUpkeep(
  tools: JobTools,
  { every }: Timing = { every: 60_000 },
  jobs = allJobs,
): (patienceMs: number) => Promise<boolean> {
  const stopping = new AbortController();
  let isUnderWay = false;
  let round = Promise.resolve();
  const begin = () => {
    if (isUnderWay) return;
    isUnderWay = true;
    round = runRound(tools, { jobs, shared: sharedJobs, signal: stopping.signal, whenTaken: 'skip' }).finally(
      () => (isUnderWay = false),
    );
  };
  begin();
  const timer = setInterval(begin, every);
  return async (patienceMs) => {
    clearInterval(timer);
    stopping.abort();
    return within(round, patienceMs);
  };
}

/** Whether something ends in time. */
async function within(work: Promise<void>, patienceMs: number): Promise<boolean> {
  let deadline: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    deadline = setTimeout(() => resolve(false), patienceMs);
  });
  const ended = await Promise.race([work.then(() => true), late]);
  clearTimeout(deadline);
  return ended;
}
