import { date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { type ApprovalAction } from '@portal/contract';
import { moment, record } from './columns';

/** The action without what depends on who is asking. */
export type StoredAction = Omit<ApprovalAction, 'requiresOtp' | 'canApprove' | 'canDecline' | 'canCancel'>;

/** Changes that wait, or waited, for somebody's decision. At most one PENDING for each record of a policy. */
export const approvalActions = pgTable('approval_actions', {
  id: uuid().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  entityType: text('entity_type').notNull(),
  entityId: uuid('entity_id').notNull(),
  status: text().notNull(),
  /** From when an approved change applies. */
  effectiveDate: date('effective_date', { mode: 'string' }),
  record: record<StoredAction>('record').notNull(),
  version: integer().notNull(),
  requestedAt: moment('requested_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
});
export type ApprovalActionRow = typeof approvalActions.$inferSelect;
