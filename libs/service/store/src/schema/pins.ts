import { bigint, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One-time PINs, each bound to a policy number and a purpose. The code itself is never stored. */
export const oneTimePins = pgTable('one_time_pins', {
  id: uuid().primaryKey(),
  /** As typed: unknown numbers get rows too, so that nothing tells them apart. */
  policyNumber: text('policy_number').notNull(),
  purpose: text().notNull(),
  digest: text().notNull(),
  codeLength: integer('code_length').notNull(),
  attempts: integer().notNull(),
  createdAt: moment('created_at').notNull(),
  expiresAt: moment('expires_at').notNull(),
  usedAt: moment('used_at'),
  killedAt: moment('killed_at'),
  killedReason: text('killed_reason'),
});
export type PinRow = typeof oneTimePins.$inferSelect;

/** One row for every PIN asked for. The limit by network address counts these. */
export const pinSends = pgTable('pin_sends', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  purpose: text().notNull(),
  address: text().notNull(),
  sentAt: moment('sent_at').notNull(),
});

/** One row for every wrong PIN. The global brake counts these. */
export const pinFailures = pgTable('pin_failures', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  address: text().notNull(),
  failedAt: moment('failed_at').notNull(),
});
