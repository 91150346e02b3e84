import { type Migration } from './migration';

/** Payments that a provider collects, what they paid, and the day on which a missed one moves a policy on. */
export const ledgerMigration: Migration = {
  number: 11,
  name: 'ledger',
  statements: [
    `ALTER TABLE payments
      ADD COLUMN payat_tran_id text,
      ADD COLUMN allocated_cents integer NOT NULL DEFAULT 0,
      ADD COLUMN redirect_url text,
      ADD COLUMN initiated_at timestamptz(3),
      ADD COLUMN expires_at timestamptz(3)`,
    // One transaction of the provider is one payment, however often it is reported (docs/reliability.md#f1).
    `CREATE UNIQUE INDEX payments_transaction ON payments (payat_tran_id) WHERE payat_tran_id IS NOT NULL`,
    `CREATE INDEX payments_expiring ON payments (expires_at) WHERE status IN ('SUBMITTED', 'PENDING')`,
    `CREATE TABLE settled_premiums (
      policy_number text NOT NULL,
      month text NOT NULL CHECK (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      amount_cents integer NOT NULL CHECK (amount_cents >= 0),
      payment_id uuid,
      settled_at timestamptz(3) NOT NULL,
      PRIMARY KEY (policy_number, month)
    )`,
    `CREATE INDEX settled_premiums_of_payment ON settled_premiums (payment_id)`,
    // Money that belongs to no policy that takes any: kept until somebody has looked at it.
    `CREATE TABLE unallocated_payments (
      id uuid PRIMARY KEY,
      payat_tran_id text NOT NULL,
      status text NOT NULL,
      policy_number text,
      amount_cents integer NOT NULL,
      reason text NOT NULL,
      record json NOT NULL,
      received_at timestamptz(3) NOT NULL,
      UNIQUE (payat_tran_id, status)
    )`,
    `ALTER TABLE policies ADD COLUMN next_standing_day date`,
    // A day long past: whoever is next looked at gets the right one.
    `UPDATE policies SET next_standing_day = '2000-01-01' WHERE status IN ('ACTIVE', 'IN_GRACE')`,
    `CREATE INDEX policies_next_standing ON policies (next_standing_day) WHERE next_standing_day IS NOT NULL`,
    `UPDATE policies SET record = (record::jsonb || '{"Premium_Credit": 0}')::json
      WHERE record -> 'Premium_Credit' IS NULL`,
    `UPDATE schedules SET record = (record::jsonb || '{"Premium_Credit": 0}')::json
      WHERE record -> 'Premium_Credit' IS NULL`,
  ],
};
