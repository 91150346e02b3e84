import { and, asc, eq, sql } from 'drizzle-orm';
import { type Executor } from '../database/database';
import { type JobRow, jobs } from '../schema/jobs';

/** A process that does a job, or asks to. */
interface Runner {
  job: string;
  /** A new one for each time that a job is done. */
  runner: string;
}

/** Until when a job is a runner's, unless it renews its lease before. */
interface Lease {
  now: Date;
  leaseMs: number;
}

/** How a job went. */
interface JobResult {
  hasSucceeded: boolean;
  /** How much was done; null where the job does not count. */
  pieces: number | null;
  now: Date;
}

const endOf = ({ now, leaseMs }: Lease) => new Date(now.getTime() + leaseMs);
const isWith = ({ job, runner }: Runner) => and(eq(jobs.job, job), eq(jobs.runner, runner));

/** Takes a job, unless another process does it and its lease has not ended. Gives whether it was taken. */
export async function claimJob(executor: Executor, { job, runner }: Runner, lease: Lease): Promise<boolean> {
  const claim = { runner, leaseEndsAt: endOf(lease), startedAt: lease.now };
  const claimed = await executor
    .insert(jobs)
    .values({ job, ...claim })
    .onConflictDoUpdate({
      target: jobs.job,
      set: claim,
      setWhere: sql`${jobs.runner} IS NULL OR ${jobs.leaseEndsAt} <= ${lease.now.toISOString()}::timestamptz`,
    })
    .returning({ job: jobs.job });
  return claimed.length > 0;
}

/** Says that a job is still being done. Gives false where another process has taken it meanwhile. */
export async function renewJob(executor: Executor, runner: Runner, lease: Lease): Promise<boolean> {
  const renewed = await executor
    .update(jobs)
    .set({ leaseEndsAt: endOf(lease) })
    .where(isWith(runner))
    .returning({ job: jobs.job });
  return renewed.length > 0;
}

/** Gives a job back and writes down how it went. Does nothing where another process has taken it meanwhile. */
export async function endJob(executor: Executor, runner: Runner, result: JobResult): Promise<void> {
  const { hasSucceeded, pieces, now } = result;
  const outcome = hasSucceeded ? { succeededAt: now, failures: 0 } : { failures: sql`${jobs.failures} + 1` };
  await executor
    .update(jobs)
    .set({ runner: null, endedAt: now, pieces, ...outcome })
    .where(isWith(runner));
}

/** Every job that was ever done, and how it went the last time. */
export const jobRuns = (executor: Executor): Promise<JobRow[]> => executor.select().from(jobs).orderBy(asc(jobs.job));
