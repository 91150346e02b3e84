import { type Migration } from './migration';

/** Every edition of a policy's schedule: the policy as it was when that was issued. */
export const schedulesMigration: Migration = {
  number: 10,
  name: 'schedules',
  statements: [
    `CREATE TABLE schedules (
      policy_number text NOT NULL,
      version integer NOT NULL,
      record json NOT NULL,
      issued_at timestamptz(3) NOT NULL,
      PRIMARY KEY (policy_number, version)
    )`,
  ],
};
