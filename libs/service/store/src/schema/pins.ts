import { bigint, boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** One-time PINs, each bound to a policy number, a purpose and who asked for it. The code itself is never stored. */
export const oneTimePins = pgTable('one_time_pins', {
  id: uuid().primaryKey(),
  /** As typed: unknown numbers get rows too, so that nothing tells them apart. */
  policyNumber: text('policy_number').notNull(),
  purpose: text().notNull(),
  /** The device that asked, or the session: the only one that the PIN opens anything for. */
  device: text().notNull(),
  /** False: the device is new, and until it shows its cookie the address stands for it. */
  cameWithDevice: boolean('came_with_device').notNull(),
  /** Whether the holder of the policy had signed in on the device before. */
  isKnown: boolean('is_known').notNull(),
  /** As limits count it. */
  address: text().notNull(),
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

/** One row for every PIN made. The limit by network address counts those that led to no sign-in. */
export const pinSends = pgTable('pin_sends', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  purpose: text().notNull(),
  address: text().notNull(),
  device: text().notNull(),
  sentAt: moment('sent_at').notNull(),
  signedInAt: moment('signed_in_at'),
});

/** One row for every wrong PIN. The global brake counts those that were compared with a PIN, and the source of the others is slowed. */
export const pinFailures = pgTable('pin_failures', {
  id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  policyNumber: text('policy_number').notNull(),
  /** Where guesses without a PIN are counted: an address as limits count it, or a session. */
  address: text().notNull(),
  /** False: there was no PIN that could have been meant. */
  wasCompared: boolean('was_compared').notNull(),
  failedAt: moment('failed_at').notNull(),
});
