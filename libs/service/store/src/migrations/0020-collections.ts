import { type Migration } from './migration';

/** Debits between us and the payers' banks, and what of them somebody has to look into. */
export const collectionsMigration: Migration = {
  number: 20,
  name: 'collections',
  statements: [
    // The collection day of a policy that is debited, from its own record, so that nobody writes it twice.
    `ALTER TABLE policies ADD COLUMN collection_day smallint GENERATED ALWAYS AS (
      CASE WHEN status IN ('ACTIVE', 'IN_GRACE')
        AND record -> 'PaymentMethod' ->> 'Payment_Method' = 'DEBIT_ORDER'
        AND record -> 'DebiCheckMandate' ->> 'Mandate_Status' IN ('AUTHENTICATED', 'AMENDMENT_PENDING')
      THEN (record -> 'DebiCheckMandate' ->> 'Collection_Day')::smallint END) STORED`,
    // policiesToCollect reads one collection day in the order of policy numbers, a page at a time.
    `CREATE INDEX policies_collection_day ON policies (collection_day, policy_number) WHERE collection_day IS NOT NULL`,
    `CREATE TABLE collections (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      premium_month text NOT NULL CHECK (premium_month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
      kind text NOT NULL CHECK (kind IN ('PREMIUM')),
      state text NOT NULL CHECK (state IN
        ('BUILT', 'SENT', 'TRACKING', 'PAID', 'UNPAID', 'DISPUTED', 'RECALLED', 'NO_ANSWER')),
      family text,
      action_date date NOT NULL,
      amount_cents integer NOT NULL CHECK (amount_cents > 0),
      terms json NOT NULL,
      payment_id uuid,
      attempts integer NOT NULL DEFAULT 0,
      next_try_at timestamptz(3) NOT NULL,
      result_at timestamptz(3),
      bank_reference text,
      created_at timestamptz(3) NOT NULL,
      updated_at timestamptz(3) NOT NULL
    )`,
    // Never a second debit for a month: the database itself refuses it.
    `CREATE UNIQUE INDEX collections_one_a_month ON collections (policy_number, premium_month, kind)
      WHERE state NOT IN ('UNPAID', 'DISPUTED', 'RECALLED')`,
    `CREATE INDEX collections_of_policy ON collections (policy_number, premium_month)`,
    `CREATE INDEX collections_of_payment ON collections (payment_id) WHERE payment_id IS NOT NULL`,
    // unsentDebits and unansweredDebits.
    `CREATE INDEX collections_waiting ON collections (state, next_try_at)
      WHERE state IN ('BUILT', 'SENT', 'TRACKING', 'NO_ANSWER')`,
    `CREATE TABLE collection_exceptions (
      id uuid PRIMARY KEY,
      collection_id text NOT NULL,
      policy_number text,
      reason text NOT NULL,
      record json NOT NULL,
      noted_at timestamptz(3) NOT NULL,
      closed_at timestamptz(3),
      closed_by text,
      closed_by_name text,
      note text
    )`,
    // The same fault again is the same exception, as long as nobody has dealt with it.
    `CREATE UNIQUE INDEX collection_exceptions_open ON collection_exceptions (collection_id, reason)
      WHERE closed_at IS NULL`,
    `CREATE INDEX collection_exceptions_of_policy ON collection_exceptions (policy_number) WHERE closed_at IS NULL`,
  ],
};
