import { type Migration } from './migration';

/** Staff: who they are, which policies are open to them and why, and their notes. */
export const staffMigration: Migration = {
  number: 14,
  name: 'staff',
  statements: [
    `CREATE TABLE staff_members (
      id text PRIMARY KEY,
      name text NOT NULL,
      email text,
      first_seen_at timestamptz(3) NOT NULL,
      last_seen_at timestamptz(3) NOT NULL,
      signed_out_at timestamptz(3)
    )`,
    `CREATE TABLE servicings (
      id uuid PRIMARY KEY,
      staff_id text NOT NULL,
      policy_number text NOT NULL,
      reason text NOT NULL,
      note text,
      verified json NOT NULL,
      opened_at timestamptz(3) NOT NULL,
      ends_at timestamptz(3) NOT NULL,
      closed_at timestamptz(3)
    )`,
    // Every call of staff about a policy asks whether it is open to them: at most one row is.
    `CREATE UNIQUE INDEX servicings_open ON servicings (staff_id, policy_number) WHERE closed_at IS NULL`,
    `CREATE INDEX servicings_of_policy ON servicings (policy_number, opened_at DESC)`,
    `CREATE TABLE staff_notes (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      staff_id text NOT NULL,
      staff_name text NOT NULL,
      text text NOT NULL,
      created_at timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX staff_notes_of_policy ON staff_notes (policy_number, created_at DESC)`,
  ],
};
