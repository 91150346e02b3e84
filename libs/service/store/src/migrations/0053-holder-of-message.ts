import { type Migration } from './migration';

/** Whom a message about a policy was for: whoever held the policy when it was enqueued, by the id of that person. */
export const holderOfMessageMigration: Migration = {
  number: 53,
  name: 'holder of a message',
  statements: [`ALTER TABLE outbox ADD COLUMN holder_id uuid`],
};
