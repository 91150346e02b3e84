import { type SetApartWork } from '@portal/domain';
import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** What is known of something that could not be done. */
const trouble = {
  /** The kind of mistake, and where in the record or in the code it is; nothing of anybody. */
  reason: text().notNull(),
  place: text(),
  attempts: integer().notNull(),
  since: moment('since').notNull(),
  /** Not tried again before. */
  nextTryAt: moment('next_try_at').notNull(),
};

/** Policies on which what is due could not be done, so that they hold up no other: somebody has to look into them. */
export const setApartPolicies = pgTable('set_apart_policies', {
  policyNumber: text('policy_number').primaryKey(),
  ...trouble,
});
export type SetApartPolicy = typeof setApartPolicies.$inferSelect;

/** The same for a piece of the work of a job: a claim, a debit, a payment, a report. The policy of it goes on. */
export const setApartItems = pgTable(
  'set_apart_items',
  {
    work: text().$type<SetApartWork>().notNull(),
    /** The id of what is worked on; where a job goes from policy to policy, the number of the policy. */
    item: text().notNull(),
    /** Null: it is about no single policy, or nobody knows about which. */
    policyNumber: text('policy_number'),
    ...trouble,
  },
  (table) => [primaryKey({ columns: [table.work, table.item] })],
);
export type SetApartItem = typeof setApartItems.$inferSelect;
