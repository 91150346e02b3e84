import { type Migration } from './migration';

/** The last day on which somebody looked whether the cover that a main member left ends. */
export const coverAfterDeathMigration: Migration = {
  number: 38,
  name: 'cover after death',
  statements: [`ALTER TABLE claims ADD COLUMN cover_looked_on date`],
};
