import { type PolicyStatus } from '@portal/domain';
import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** How a policy stood from a day on, until its next period begins. Kept when the policy changes again: claims go by the day of death. */
export const statusPeriods = pgTable(
  'policy_status_periods',
  {
    policyNumber: text('policy_number').notNull(),
    /** The day that the rule names, which may be before the day of `notedAt`, or after it. */
    from: date('from_date', { mode: 'string' }).notNull(),
    status: text().$type<PolicyStatus>().notNull(),
    notedAt: moment('noted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.policyNumber, table.from] })],
);
