import { type Migration } from './migration';

/** Claims about which the register of deaths is to be asked are looked for every minute. */
export const askingRegisterMigration: Migration = {
  number: 43,
  name: 'asking the death register',
  indexes: [
    {
      name: 'claims_asking_register',
      on: 'claims (register_asked_at NULLS FIRST, id) WHERE asks_register',
    },
  ],
};
