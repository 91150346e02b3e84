import { type Migration } from './migration';

/** Its own column: the policy signed in with says which networks are trusted, and no click may change that. */
export const selectedPolicyMigration: Migration = {
  number: 5,
  name: 'selected-policy',
  statements: [`ALTER TABLE sessions ADD COLUMN selected_policy_number text`],
};
