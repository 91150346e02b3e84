import { type Migration } from './migration';

/** What an application for a policy needs: the next number, what was agreed to, and who has not paid yet. */
export const applicationsMigration: Migration = {
  number: 9,
  name: 'applications',
  statements: [
    // Numbers of policies that were brought along lie below; one that does not is passed over.
    `CREATE SEQUENCE policy_sequences START 20000000 MAXVALUE 99999999`,
    `CREATE TABLE consents (
      id uuid PRIMARY KEY,
      policy_number text NOT NULL,
      action_id uuid NOT NULL,
      name text NOT NULL,
      version text NOT NULL,
      given_at timestamptz(3) NOT NULL,
      request_id text,
      maker_id text NOT NULL,
      maker_role text NOT NULL,
      UNIQUE (policy_number, action_id, name)
    )`,
    // policiesNotTakenUp looks at what waits for its first premium only.
    `CREATE INDEX policies_pending ON policies (created_at) WHERE status = 'PENDING'`,
  ],
};
