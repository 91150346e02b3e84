import { type Migration } from './migration';

/** What a change needs beside the policy: its key, its quote, its documents, its messages, and the draft before it. */
export const changesMigration: Migration = {
  number: 6,
  name: 'changes',
  statements: [
    `ALTER TABLE policies ADD COLUMN cell_changed_at timestamptz(3)`,
    `CREATE TABLE idempotency_keys (
      subject text NOT NULL,
      route text NOT NULL,
      key text NOT NULL,
      body_hash text NOT NULL,
      answer json NOT NULL,
      created_at timestamptz(3) NOT NULL,
      PRIMARY KEY (subject, route, key)
    )`,
    // Keys are kept for a day (docs/reliability.md#constants).
    `CREATE INDEX idempotency_keys_oldest ON idempotency_keys (created_at)`,
    `CREATE TABLE quotes (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      status text NOT NULL CHECK (status IN ('OPEN', 'ACCEPTED', 'EXPIRED')),
      valid_until date NOT NULL,
      record json NOT NULL,
      created_at timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX quotes_of_policy ON quotes (policy_number, created_at DESC)`,
    `CREATE TABLE uploads (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      action_id uuid,
      type text NOT NULL,
      file_name text NOT NULL,
      file_extension text NOT NULL,
      content_type text NOT NULL,
      size_bytes integer NOT NULL,
      content bytea NOT NULL,
      source text NOT NULL CHECK (source IN ('CUSTOMER', 'STAFF')),
      created_at timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX uploads_of_policy ON uploads (policy_number, created_at DESC)`,
    `CREATE TABLE outbox (
      id uuid PRIMARY KEY,
      policy_number text,
      message json NOT NULL,
      created_at timestamptz(3) NOT NULL,
      sent_at timestamptz(3),
      attempts integer NOT NULL DEFAULT 0
    )`,
    // Whoever sends looks at what is unsent only.
    `CREATE INDEX outbox_unsent ON outbox (created_at) WHERE sent_at IS NULL`,
    `CREATE TABLE drafts (
      id uuid PRIMARY KEY,
      customer_id uuid NOT NULL REFERENCES customers,
      policy_number text NOT NULL,
      form text NOT NULL,
      record_id text NOT NULL,
      record json NOT NULL,
      updated_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      UNIQUE (customer_id, policy_number, form, record_id)
    )`,
    `CREATE INDEX drafts_expired ON drafts (expires_at)`,
  ],
};
