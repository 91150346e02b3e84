import { date, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The last answer about each policy, ready to be sent. Triggers empty it with every change to what it was made of. */
export const keptAnswers = pgTable('kept_answers', {
  policyNumber: text('policy_number').primaryKey(),
  /** Another one with every change; never the same twice. */
  revision: uuid().notNull(),
  /** The calendar day that the answer is about; null, like the rest, when there is none. */
  day: date({ mode: 'string' }),
  /** What made it: which part of which version of the service. */
  madeBy: text('made_by'),
  body: text(),
});
