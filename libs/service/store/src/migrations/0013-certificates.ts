import { type Migration } from './migration';

/** Benefit certificates, by the code that anybody may check. */
export const certificatesMigration: Migration = {
  number: 13,
  name: 'certificates',
  statements: [
    `CREATE TABLE certificates (
      code text PRIMARY KEY,
      policy_number text NOT NULL,
      cover text NOT NULL,
      issued_at timestamptz(3) NOT NULL
    )`,
    `CREATE INDEX certificates_newest ON certificates (policy_number, issued_at DESC)`,
  ],
};
