import { type Migration } from './migration';

/**
 * Where each policy stood on which day. A policy that was there before has no row yet: `fillStatusPeriods` writes them in batches, by the
 * rule of the domain, and whoever reads or changes such a policy first does not wait for that.
 */
export const statusPeriodsMigration: Migration = {
  number: 32,
  name: 'status periods',
  statements: [
    `CREATE TABLE policy_status_periods (
      policy_number text NOT NULL,
      from_date date NOT NULL,
      status text NOT NULL,
      noted_at timestamptz(3) NOT NULL,
      PRIMARY KEY (policy_number, from_date)
    )`,
  ],
};
