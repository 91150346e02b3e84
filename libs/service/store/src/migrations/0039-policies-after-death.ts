import { type Migration } from './migration';

/** Policies whose main member died are found every minute: the few that go on, not every claim that was ever decided. */
export const policiesAfterDeathMigration: Migration = {
  number: 39,
  name: 'policies after death',
  indexes: [
    {
      name: 'policies_after_death',
      on: `policies (status) WHERE record -> 'MainMember' ->> 'Life_Status' = 'DECEASED'`,
    },
  ],
};
