import { type Migration } from './migration';

/** What becomes of money that buys nothing: matched to a policy, or paid back by two people. */
export const unusedMoneyMigration: Migration = {
  number: 21,
  name: 'unused-money',
  statements: [
    `ALTER TABLE unallocated_payments
      ADD COLUMN state text NOT NULL DEFAULT 'OPEN'
        CHECK (state IN ('OPEN', 'MATCHED', 'REFUND_ASKED', 'REFUND_CONFIRMED', 'TAKEN_BACK')),
      ADD COLUMN matched_policy text,
      ADD COLUMN payment_id uuid,
      ADD COLUMN decided_reason text,
      ADD COLUMN asked_by text,
      ADD COLUMN asked_by_name text,
      ADD COLUMN asked_at timestamptz(3),
      ADD COLUMN confirmed_by text,
      ADD COLUMN confirmed_by_name text,
      ADD COLUMN confirmed_at timestamptz(3),
      ADD CONSTRAINT unallocated_two_people CHECK (confirmed_by IS NULL OR confirmed_by <> asked_by)`,
    // unusedMoney: what came in, the oldest first.
    `CREATE INDEX unallocated_waiting ON unallocated_payments (received_at, id)
      WHERE status = 'SUCCESSFUL' AND state IN ('OPEN', 'REFUND_ASKED')`,
  ],
};
