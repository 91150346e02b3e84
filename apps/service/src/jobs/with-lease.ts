import { claimJob, type Clock, type Database, endJob, renewJob } from '@portal/service-store';

/**
 * Milliseconds. A process that dies leaves its jobs to the others after one lease; one that lives renews it six times in each. Clocks of
 * processes that are further apart than this let two do a job at once, which the locks of policies and messages make harmless.
 */
const leaseMs = 120_000;
const renewEvery = leaseMs / 6;

/**
 * Milliseconds. A job that takes longer is asked to end between two pieces of work, and goes on in the next round; one that does not end by
 * then hangs, and is counted as failed, so that the jobs after it have their turn.
 */
export const usualPatience = { longest: 600_000, toEnd: 30_000 };
export type Patience = typeof usualPatience;

interface Lease {
  database: Database;
  clock: Clock;
  job: string;
  /** A new id for each time that a job is done. */
  runner: string;
  /** Aborted when the service stops. */
  signal: AbortSignal;
  patience?: Patience;
}

/**
 * Does a job unless another process does it now, and writes down how it went. Gives false where another does it. The job's signal is
 * aborted too once it has taken too long, and once another process has taken the job, which happens to a process that stood still for longer
 * than its lease.
 */
export async function withLease(
  { database, clock, job, runner, signal, patience = usualPatience }: Lease,
  run: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  const lease = () => ({ now: clock.now(), leaseMs });
  if (!(await claimJob(database, { job, runner }, lease()))) return false;
  /** The lease is another's now, or the time is over. */
  const ending = new AbortController();
  // A renewal that fails is tried again: the lease outlasts several of them.
  const renew = () =>
    renewJob(database, { job, runner }, lease()).then(
      (isOurs) => (isOurs ? undefined : ending.abort()),
      () => undefined,
    );
  const timer = setInterval(() => void renew(), renewEvery);
  const longest = setTimeout(() => ending.abort(), patience.longest);
  const end = (hasSucceeded: boolean, pieces: number | null) =>
    endJob(database, { job, runner }, { hasSucceeded, pieces, now: clock.now() });
  try {
    const done = await inTime(run(AbortSignal.any([signal, ending.signal])), patience.longest + patience.toEnd);
    await end(true, typeof done === 'number' ? done : null);
  } catch (error) {
    await end(false, null).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
    clearTimeout(longest);
  }
  return true;
}

/** Rejects where work hangs. What comes of it later counts for nothing. */
async function inTime<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, ms, new Error(`The job hangs: it has not ended after ${ms / 1_000} s`));
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
