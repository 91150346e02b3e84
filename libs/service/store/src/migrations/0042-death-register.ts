import { type Migration } from './migration';

/**
 * About which claims the register of deaths is asked, when it was, and which of them it stops (docs/domain/claims.md#c2-4). A claim from before
 * counts as one to ask about until somebody has looked.
 */
export const deathRegisterMigration: Migration = {
  number: 42,
  name: 'death register',
  statements: [
    `ALTER TABLE claims ADD COLUMN asks_register boolean NOT NULL DEFAULT true,
      ADD COLUMN register_asked_at timestamptz(3),
      ADD COLUMN is_stopped_by_register boolean NOT NULL DEFAULT false`,
  ],
};
