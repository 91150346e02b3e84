import { claimJob, type Clock, type Database, endJob, renewJob } from '@portal/service-store';

/**
 * Milliseconds. A process that dies leaves its jobs to the others after one lease; one that lives renews it six times in each. Clocks of
 * processes that are further apart than this let two do a job at once, which the locks of policies and messages make harmless.
 */
const leaseMs = 120_000;
const renewEvery = leaseMs / 6;

interface Lease {
  database: Database;
  clock: Clock;
  job: string;
  /** A new id for each time that a job is done. */
  runner: string;
  /** Aborted when the service stops. */
  signal: AbortSignal;
}

/**
 * Does a job unless another process does it now, and writes down how it went. Gives false where another does it. The job's signal is
 * aborted too once another process has taken the job, which happens to a process that stood still for longer than its lease.
 */
export async function withLease(
  { database, clock, job, runner, signal }: Lease,
  run: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
  const lease = () => ({ now: clock.now(), leaseMs });
  if (!(await claimJob(database, { job, runner }, lease()))) return false;
  const lost = new AbortController();
  // A renewal that fails is tried again: the lease outlasts several of them.
  const renew = () =>
    renewJob(database, { job, runner }, lease()).then(
      (isOurs) => (isOurs ? undefined : lost.abort()),
      () => undefined,
    );
  const timer = setInterval(() => void renew(), renewEvery);
  const end = (hasSucceeded: boolean, pieces: number | null) =>
    endJob(database, { job, runner }, { hasSucceeded, pieces, now: clock.now() });
  try {
    const done = await run(AbortSignal.any([signal, lost.signal]));
    await end(true, typeof done === 'number' ? done : null);
  } catch (error) {
    await end(false, null).catch(() => undefined);
    throw error;
  } finally {
    clearInterval(timer);
  }
  return true;
}
