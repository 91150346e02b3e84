import { type Migration } from './migration';

/** A claim, a debit or a payment that a job could not deal with is set apart by itself, as policies are (step 18). */
export const setApartItemsMigration: Migration = {
  number: 52,
  name: 'set apart items',
  statements: [
    `CREATE TABLE set_apart_items (
      work text NOT NULL,
      item text NOT NULL,
      policy_number text,
      reason text NOT NULL,
      place text,
      attempts integer NOT NULL,
      since timestamptz(3) NOT NULL,
      next_try_at timestamptz(3) NOT NULL,
      PRIMARY KEY (work, item)
    )`,
  ],
};
