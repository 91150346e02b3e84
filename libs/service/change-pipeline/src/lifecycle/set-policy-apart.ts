import {
  appendAudit,
  type Database,
  inTransaction,
  setApart,
  type SetApartPolicy,
  sqlState,
  UnusableRecord,
} from '@portal/service-store';

/** Learns of a policy that was set apart: why and how often, and nothing of anybody. */
export type SetApartReport = (problem: Pick<SetApartPolicy, 'reason' | 'place' | 'attempts'>) => void;

interface Tools {
  database: Database;
  report?: SetApartReport;
}

/**
 * Does something with one policy, which puts it back (`putBack`). When that fails the policy is set apart, with the reason in its audit, and
 * tried again later; nothing is thrown. Says whether it was done. Rejects only when not even that can be noted: then the database is away.
 */
export async function orSetApart(
  { database, report }: Tools,
  policyNumber: string,
  now: Date,
  work: () => Promise<void>,
): Promise<boolean> {
  try {
    await work();
  } catch (error) {
    const problem = await note(database, policyNumber, now, error).catch(() => {
      throw error;
    });
    report?.({ reason: problem.reason, place: problem.place, attempts: problem.attempts });
    return false;
  }
  return true;
}

/** What went wrong, in words of ours: the message of a failed query holds what was to be written. */
const reasonOf = (error: unknown): string => {
  const state = sqlState(error);
  if (state !== undefined) return `DATABASE_${state}`;
  return error instanceof UnusableRecord ? 'UNUSABLE_RECORD' : 'UNEXPECTED';
};

const note = (database: Database, policyNumber: string, now: Date, error: unknown) =>
  inTransaction(database, async (tx) => {
    const place = error instanceof UnusableRecord ? error.place : null;
    const problem = await setApart(tx, { policyNumber, reason: reasonOf(error), place, now });
    if (problem.attempts === 1) {
      await appendAudit(tx, {
        at: now,
        actorType: 'SYSTEM',
        policyNumber,
        action: 'POLICY_SET_APART',
        outcome: 'FAILED',
        reason: problem.reason,
        entityType: 'POLICY',
        after: { place },
      });
    }
    return problem;
  });
