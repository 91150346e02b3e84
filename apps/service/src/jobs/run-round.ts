import { setTimeout as pause } from 'node:timers/promises';
import { unobserved } from '@portal/service-store';
import { type Job, type JobTools } from './job';
import { withLease } from './with-lease';

export interface Round {
  jobs: Record<string, Job>;
  /** The names of those that every process does, whoever else does them. */
  shared: ReadonlySet<string>;
  signal: AbortSignal;
  /** What to do about a job that another process does now: leave it to that one, or wait and do it then. */
  whenTaken: 'skip' | 'wait';
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

async function runJob(tools: JobTools, { shared, signal, whenTaken }: Round, job: string, run: Job): Promise<void> {
  const { database, clock, random, observe = unobserved } = tools;
  const runner = random.uuid();
  const runWatched = (own: AbortSignal) => observe({ kind: 'job', name: job }, () => run(tools, own));
  const runIfFree = () => withLease({ database, clock, job, runner, signal }, runWatched);
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
