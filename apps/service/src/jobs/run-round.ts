import { setTimeout as pause } from 'node:timers/promises';
import { unobserved } from '@portal/service-store';
import { type Job, type JobTools } from './job';
import { type Patience, usualPatience, withLease } from './with-lease';

export interface Round {
  jobs: Record<string, Job>;
  /** The names of those that every process does, whoever else does them. */
  shared: ReadonlySet<string>;
  signal: AbortSignal;
  /** What to do about a job that another process does now: leave it to that one, or wait and do it then. */
  whenTaken: 'skip' | 'wait';
  /** What the rounds before have begun and has not ended: a job that hangs is not begun a second time beside itself. */
  underWay: Set<string>;
  patience?: Patience | undefined;
}

const lookAgainAfter = 50;

/** Does every job once, one after the other, until the signal is aborted. A failure is logged; the next round tries again. */
export async function runRound(tools: JobTools, round: Round): Promise<void> {
  for (const [job, run] of Object.entries(round.jobs)) {
    if (round.signal.aborted) return;
    await runJob(tools, round, job, run).catch((error: unknown) =>
      tools.log({ level: 'error', event: 'upkeep', job, error }),
    );
    await requestsFirst();
  }
}

async function runJob(tools: JobTools, round: Round, job: string, run: Job): Promise<void> {
  const { database, clock, random, observe = unobserved } = tools;
  const { shared, signal, whenTaken, underWay, patience = usualPatience } = round;
  if (underWay.has(job)) throw new Error('The job still hangs, and is not begun again beside itself');
  const runner = random.uuid();
  const runWatched = (own: AbortSignal) => {
    underWay.add(job);
    return observe({ kind: 'job', name: job }, () => run(tools, own)).finally(() => underWay.delete(job));
  };
  const runIfFree = () => withLease({ database, clock, job, runner, signal, patience }, runWatched);
  let isDone = await runIfFree();
  if (!isDone && shared.has(job)) {
    await runWatched(signal);
    return;
  }
  while (!isDone && whenTaken === 'wait' && !signal.aborted) {
    await pause(lookAgainAfter);
    isDone = await runIfFree();
  }
}

/** Requests and signals have their turn between two jobs: an embedded database answers without ever giving way. */
const requestsFirst = () => new Promise<void>((resolve) => setImmediate(resolve));
