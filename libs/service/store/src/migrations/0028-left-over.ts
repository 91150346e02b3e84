import { type Migration } from './migration';

/** Policies that ended with credit are looked at once more, so that it is kept for a refund. */
export const leftOverMigration: Migration = {
  number: 28,
  name: 'left over',
  statements: [
    `UPDATE policies SET next_standing_day = '2000-01-01'
      WHERE status IN ('CANCELLED', 'NOT_TAKEN_UP', 'CLAIMED') AND (record ->> 'Premium_Credit')::numeric > 0`,
    // lockLeftOverOf: what was left over of a payment that is taken back.
    `CREATE INDEX unallocated_left_over ON unallocated_payments (policy_number) WHERE reason = 'LEFT_OVER'`,
  ],
};
