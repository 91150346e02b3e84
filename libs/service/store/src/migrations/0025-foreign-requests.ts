import { type Migration } from './migration';

/** Requests of customers for policies that are not theirs, so that one person can be slowed. */
export const foreignRequestsMigration: Migration = {
  number: 25,
  name: 'foreign requests',
  statements: [
    `CREATE TABLE foreign_requests (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      customer_id uuid NOT NULL,
      policy_number text NOT NULL,
      asked_at timestamptz(3) NOT NULL
    )`,
    // foreignRequestsOf
    `CREATE INDEX foreign_requests_customer ON foreign_requests (customer_id, asked_at)`,
    // sweepIdentity
    `CREATE INDEX foreign_requests_asked ON foreign_requests (asked_at)`,
  ],
};
