import { type Migration } from './migration';

/** Which process does a job now, and how it went the last time. */
export const jobsMigration: Migration = {
  number: 31,
  name: 'jobs',
  statements: [
    `CREATE TABLE jobs (
      job text PRIMARY KEY,
      runner uuid,
      lease_ends_at timestamptz(3) NOT NULL,
      started_at timestamptz(3) NOT NULL,
      ended_at timestamptz(3),
      succeeded_at timestamptz(3),
      pieces integer,
      failures integer NOT NULL DEFAULT 0
    )`,
  ],
};
