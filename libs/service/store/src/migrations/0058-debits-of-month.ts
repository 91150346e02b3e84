import { type Migration } from './migration';

export const debitsOfMonthMigration: Migration = {
  number: 58,
  name: 'debits of month',
  // policiesToCollect asks every minute who has none.
  indexes: [
    { name: 'collections_of_month', on: `collections (premium_month, policy_number) WHERE state <> 'RECALLED'` },
  ],
};
