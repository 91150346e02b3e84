import { type Migration } from './migration';

export const identityMigration: Migration = {
  number: 2,
  name: 'identity',
  statements: [
    `CREATE TABLE sessions (
      id uuid PRIMARY KEY,
      customer_id uuid NOT NULL REFERENCES customers,
      policy_number text NOT NULL,
      counter integer NOT NULL,
      created_at timestamptz(3) NOT NULL,
      advanced_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      revoked_at timestamptz(3),
      revoked_reason text,
      address text NOT NULL,
      user_agent text
    )`,
    // revokeOtherSessions: the live sessions of one customer.
    `CREATE INDEX sessions_live ON sessions (customer_id) WHERE revoked_at IS NULL`,
    // hasSignedInFrom: an earlier success of this policy from this network.
    `CREATE INDEX sessions_network ON sessions (policy_number, address)`,
    // sweep
    `CREATE INDEX sessions_expiry ON sessions (expires_at)`,
    `CREATE TABLE one_time_pins (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      purpose text NOT NULL,
      digest text NOT NULL,
      code_length integer NOT NULL,
      attempts integer NOT NULL CHECK (attempts >= 0),
      created_at timestamptz(3) NOT NULL,
      expires_at timestamptz(3) NOT NULL,
      used_at timestamptz(3),
      killed_at timestamptz(3),
      killed_reason text
    )`,
    // listPins: every limit is derived from the PINs of a policy number over the last day.
    `CREATE INDEX one_time_pins_newest ON one_time_pins (policy_number, created_at DESC)`,
    // A new code kills the old one: two that could be used are refused by the database itself.
    `CREATE UNIQUE INDEX one_time_pins_one_live ON one_time_pins (policy_number, purpose)
      WHERE used_at IS NULL AND killed_at IS NULL`,
    `CREATE INDEX one_time_pins_created ON one_time_pins (created_at)`,
    `CREATE TABLE pin_sends (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      policy_number text NOT NULL,
      purpose text NOT NULL,
      address text NOT NULL,
      sent_at timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX pin_sends_address ON pin_sends (address, sent_at)`,
    `CREATE INDEX pin_sends_sent ON pin_sends (sent_at)`,
    `CREATE TABLE pin_failures (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      policy_number text NOT NULL,
      address text NOT NULL,
      failed_at timestamptz(3) NOT NULL
    )`,
    // The global brake counts by time alone.
    `CREATE INDEX pin_failures_failed ON pin_failures (failed_at)`,
  ],
};
