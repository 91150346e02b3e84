import { type Migration } from './migration';

/** The last day on which somebody looked whether those who claim have to be reminded. */
export const claimRemindersMigration: Migration = {
  number: 37,
  name: 'claim reminders',
  statements: [`ALTER TABLE claims ADD COLUMN reminders_looked_on date`],
};
