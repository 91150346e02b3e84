import { type Meter } from '@opentelemetry/api';
import { type Clock } from '@portal/service-store';
import { type DatabaseFigures } from './database-figures';
import { onScrape } from './instruments';

interface Sources {
  figures: () => Promise<DatabaseFigures | null>;
  /** Jobs that the service does today; what others have left in the table counts for nothing. */
  jobNames: ReadonlySet<string>;
  clock: Clock;
  /** When this process began to look after them. */
  since: Date;
}

/** What the database knows of the work of all processes. While it does not answer only that is said: old figures would be guesses. */
export function databaseGauges(meter: Meter, { figures, jobNames, clock, since }: Sources): void {
  onScrape(
    meter,
    [
      'portal_database_up',
      'portal_database_clock_difference_seconds',
      'portal_messages_waiting',
      'portal_messages_oldest_waiting_age_seconds',
      'portal_messages_given_up',
      'portal_policies_set_apart',
      'portal_items_set_apart',
      'portal_set_apart_oldest_age_seconds',
      'portal_unallocated_payments',
      'portal_unallocated_payments_oldest_age_seconds',
      'portal_payout_differences',
      'portal_audit_unanchored_age_seconds',
      'portal_job_last_success_age_seconds',
      'portal_job_last_duration_seconds',
      'portal_job_failures_in_a_row',
    ],
    async (set) => {
      const found = await figures();
      set('portal_database_up', found === null ? 0 : 1);
      if (found === null) return;
      const { clockDifferenceMs, messages, unusedMoney, setApart, payoutDifferences, jobs } = found;
      const age = (since: Date | null) => (since === null ? 0 : seconds(since, clock.now()));
      set('portal_database_clock_difference_seconds', clockDifferenceMs / 1000);
      set('portal_messages_waiting', messages.waiting);
      // Below nothing at night, where all that wait are for the morning.
      set('portal_messages_oldest_waiting_age_seconds', Math.max(0, age(messages.oldest)));
      set('portal_messages_given_up', messages.failed);
      set('portal_policies_set_apart', setApart.policies);
      set('portal_items_set_apart', setApart.items);
      set('portal_set_apart_oldest_age_seconds', age(setApart.oldest));
      set('portal_unallocated_payments', unusedMoney.pieces);
      set('portal_unallocated_payments_oldest_age_seconds', age(unusedMoney.oldest));
      set('portal_payout_differences', payoutDifferences);
      set('portal_audit_unanchored_age_seconds', age(found.unanchoredSince));
      const runs = new Map(jobs.map((run) => [run.job, run]));
      for (const job_name of jobNames) {
        const run = runs.get(job_name);
        // One that has never succeeded, or never ended, would be missed by nobody otherwise.
        set('portal_job_last_success_age_seconds', age(run?.succeededAt ?? since), { job_name });
        if (run === undefined) continue;
        const { startedAt, endedAt, failures } = run;
        if (endedAt !== null && endedAt >= startedAt)
          set('portal_job_last_duration_seconds', seconds(startedAt, endedAt), { job_name });
        set('portal_job_failures_in_a_row', failures, { job_name });
      }
    },
  );
}

const seconds = (from: Date, to: Date) => Math.max(0, (to.getTime() - from.getTime()) / 1000);
