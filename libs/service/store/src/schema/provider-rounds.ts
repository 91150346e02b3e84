import { pgTable, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Until when everything that a provider knows was taken in. One row for each provider. */
export const providerRounds = pgTable('provider_rounds', {
  provider: text({ enum: ['PAYAT'] }).primaryKey(),
  takenInUntil: moment('taken_in_until').notNull(),
});
