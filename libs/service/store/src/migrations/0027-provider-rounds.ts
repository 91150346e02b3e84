import { type Migration } from './migration';

/** Until when everything that a provider knows was taken in, so that a round after weeks goes back far enough. */
export const providerRoundsMigration: Migration = {
  number: 27,
  name: 'provider rounds',
  statements: [
    `CREATE TABLE provider_rounds (
      provider text PRIMARY KEY,
      taken_in_until timestamptz(3) NOT NULL
    )`,
  ],
};
