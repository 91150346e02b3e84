import { type ActionType, type ApproverType } from '@portal/domain';
import { boolean, date, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { type ApprovalAction } from '@portal/contract';
import { sql } from 'drizzle-orm';
import { type Takeover } from '../base/takeover';
import { type UndoAfterDeath } from '../base/undo-after-death';
import { moment, record } from './columns';

/** The action without what depends on who is asking. */
export type StoredAction = Omit<
  ApprovalAction,
  'requiresOtp' | 'canApprove' | 'canDecline' | 'canCancel' | 'missingDocument'
> & {
  /** What whoever takes over the policy said; nobody reads it but what applies it. */
  takeover?: Takeover;
  /** What is undone because somebody had died before; the same. */
  undo?: UndoAfterDeath;
};

/** A column that the database fills from the record. */
const fromRecord = (name: string) => text(name).generatedAlwaysAs(sql`record`);

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
  actionType: fromRecord('action_type').$type<ActionType>(),
  approverType: fromRecord('approver_type').$type<ApproverType>(),
  requestedBy: fromRecord('requested_by'),
  /** Who decided; while it waits, who noted the policyholder's consent. */
  decidedBy: fromRecord('decided_by'),
  /** Who of the staff took it on last, and when; it is theirs for an hour. */
  takenBy: text('taken_by'),
  takenByName: text('taken_by_name'),
  takenAt: moment('taken_at'),
  /** The policyholder was asked for more and has not answered. */
  awaitsCustomer: boolean('awaits_customer').notNull().default(false),
  /** 0 is low, 2 is high; null: to be judged anew. */
  risk: smallint(),
  riskReasons: record<string[]>('risk_reasons').notNull().default([]),
  /** Whom the change would cover: `numberKey` and `nameKey` of the domain. */
  numberKey: text('number_key'),
  personKey: text('person_key'),
});
export type ApprovalActionRow = typeof approvalActions.$inferSelect;
export type NewApprovalAction = typeof approvalActions.$inferInsert;

/** What staff asked policyholders before they decided. */
export const approvalQuestions = pgTable('approval_questions', {
  id: uuid().primaryKey(),
  actionId: uuid('action_id').notNull(),
  policyNumber: text('policy_number').notNull(),
  message: text().notNull(),
  documentTypes: record<ApprovalAction['documents'][number]['type'][]>('document_types').notNull(),
  askedBy: text('asked_by').notNull(),
  askedByName: text('asked_by_name').notNull(),
  askedAt: moment('asked_at').notNull(),
  answeredAt: moment('answered_at'),
});
export type ApprovalQuestion = typeof approvalQuestions.$inferSelect;

/** Who of the staff has read a request on which day. */
export const approvalReadings = pgTable(
  'approval_readings',
  {
    actionId: uuid('action_id').notNull(),
    staffId: text('staff_id').notNull(),
    day: date({ mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.actionId, table.staffId, table.day] })],
);
