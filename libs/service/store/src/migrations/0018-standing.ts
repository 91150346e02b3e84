import { type Migration } from './migration';

/** Policies that could not be dealt with are set apart; the calendar also cancels policies that lapsed long ago. */
export const standingMigration: Migration = {
  number: 18,
  name: 'standing',
  statements: [
    `CREATE TABLE set_apart_policies (
      policy_number text PRIMARY KEY,
      reason text NOT NULL,
      place text,
      attempts integer NOT NULL,
      since timestamptz(3) NOT NULL,
      next_try_at timestamptz(3) NOT NULL
    )`,
    // A lapsed policy had no day of its own: it is cancelled on the 91st day after its lapse.
    `UPDATE policies SET next_standing_day = (record ->> 'Lapse_Date')::date + 91
      WHERE status = 'LAPSED' AND record ->> 'Lapse_Date' IS NOT NULL`,
    // Whoever is in grace was never told what the law asks for, and credit may pay a month: both are looked at now.
    `UPDATE policies SET next_standing_day = DATE '1000-01-01'
      WHERE status = 'IN_GRACE' OR (status = 'ACTIVE' AND (
        record ->> 'Monthly_Premium' IS NULL
        OR (record ->> 'Premium_Credit')::numeric >= (record ->> 'Monthly_Premium')::numeric))`,
  ],
};
