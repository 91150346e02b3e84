import {
  appendAudit,
  type Database,
  inTransaction,
  orSetApart,
  type Reporting,
  setApart,
  type Trouble,
} from '@portal/service-store';

interface Tools extends Reporting {
  database: Database;
}

/**
 * Does something with one policy, which puts it back (`putBack`). When that fails the policy is set apart, with the reason in its audit, and
 * tried again later; nothing is thrown. Says whether it was done. Rejects only when not even that can be noted: then the database is away.
 */
export const orSetPolicyApart = (
  { database, report }: Tools,
  policyNumber: string,
  now: Date,
  doIt: () => Promise<void>,
): Promise<boolean> =>
  orSetApart({ report, work: 'POLICY' }, (trouble) => note(database, policyNumber, now, trouble), doIt);

const note = (database: Database, policyNumber: string, now: Date, { reason, place }: Trouble) =>
  inTransaction(database, async (tx) => {
    const problem = await setApart(tx, { policyNumber, reason, place, now });
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
