import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What somebody agreed to: which text in which version, when, and who. Kept as long as the policy. */
export const consents = pgTable(
  'consents',
  {
    id: uuid().primaryKey(),
    policyNumber: text('policy_number').notNull(),
    /** The request it was given with. */
    actionId: uuid('action_id').notNull(),
    /** The name of the text, and its version. */
    name: text().notNull(),
    version: text().notNull(),
    givenAt: moment('given_at').notNull(),
    requestId: text('request_id'),
    makerId: text('maker_id').notNull(),
    makerRole: text('maker_role').notNull(),
  },
  (table) => [unique().on(table.policyNumber, table.actionId, table.name)],
);
export type ConsentRow = typeof consents.$inferSelect;
