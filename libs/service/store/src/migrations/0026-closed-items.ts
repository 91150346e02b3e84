import { type Migration } from './migration';

/** What staff found about a debit, and that a confirmed refund was paid. */
export const closedItemsMigration: Migration = {
  number: 26,
  name: 'closed items',
  statements: [
    `ALTER TABLE collection_exceptions ADD COLUMN decision text
      CHECK (decision IN ('SETTLED', 'HOLDER_LIVES', 'OTHER_PAYER_DIED', 'MAIN_MEMBER_DIED'))`,
    // isLapseHeld: also what was closed, because the main member died.
    `DROP INDEX collection_exceptions_of_policy`,
    `CREATE INDEX collection_exceptions_of_policy ON collection_exceptions (policy_number)`,
    `ALTER TABLE unallocated_payments
      DROP CONSTRAINT unallocated_payments_state_check,
      ADD CONSTRAINT unallocated_payments_state_check CHECK
        (state IN ('OPEN', 'MATCHED', 'REFUND_ASKED', 'REFUND_CONFIRMED', 'REFUND_PAID', 'TAKEN_BACK')),
      ADD COLUMN paid_by text,
      ADD COLUMN paid_by_name text,
      ADD COLUMN paid_at timestamptz(3),
      ADD COLUMN paid_reference text,
      ADD COLUMN paid_account text,
      ADD CONSTRAINT unallocated_paid_has_reference CHECK (state <> 'REFUND_PAID' OR paid_reference IS NOT NULL)`,
    `DROP INDEX unallocated_waiting`,
    // unusedMoney: what came in, the oldest first, until it is used or paid back.
    `CREATE INDEX unallocated_waiting ON unallocated_payments (received_at, id)
      WHERE status = 'SUCCESSFUL' AND state IN ('OPEN', 'REFUND_ASKED', 'REFUND_CONFIRMED')`,
  ],
};
