import { type Migration } from './migration';

/**
 * A policy of which nothing was to come had no day to be looked at again, not even once a later version reminds of more. Those that there are get
 * one of the next thirty each, so that they do not all come on one day.
 */
export const remindersLookedAtAgainMigration: Migration = {
  number: 55,
  name: 'reminders looked at again',
  backfill: {
    table: 'policies',
    key: 'id',
    set: `next_reminder_day = CURRENT_DATE + (abs(hashtext(policy_number)::bigint) % 30)::integer`,
    where: `next_reminder_day IS NULL AND status IN ('PENDING', 'ACTIVE', 'IN_GRACE', 'PAID_UP')`,
  },
};
