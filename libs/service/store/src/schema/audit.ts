import { bigint, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { moment } from './columns';

/** Who did what, when. Rows are added and never changed; each covers the one before it in its chain by a hash. */
export const audit = pgTable('audit', {
  sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().primaryKey(),
  /** The policy number, or `SYSTEM` for what belongs to no policy. */
  chain: text().notNull(),
  at: moment('at').notNull(),
  actorType: text('actor_type').notNull(),
  actorId: text('actor_id'),
  role: text(),
  requestId: text('request_id'),
  ip: text(),
  policyNumber: text('policy_number'),
  action: text().notNull(),
  entityType: text('entity_type'),
  entityId: uuid('entity_id'),
  before: jsonb(),
  after: jsonb(),
  reason: text(),
  outcome: text().notNull(),
  previousHash: text('previous_hash').notNull(),
  hash: text().notNull(),
});
export type AuditRow = typeof audit.$inferSelect;

/** The last hash of each chain. Whoever appends holds this row until the end of the transaction. */
export const auditHeads = pgTable('audit_heads', {
  chain: text().primaryKey(),
  hash: text().notNull(),
});

/** What the audit was at a moment, sealed with a key that the database does not know. Rows are added and never changed. */
export const auditAnchors = pgTable('audit_anchors', {
  number: integer().primaryKey(),
  at: moment('at').notNull(),
  /** It covers the rows up to this one. */
  sequence: bigint({ mode: 'number' }).notNull(),
  /** How many rows and chains there were, all in all. */
  rows: bigint({ mode: 'number' }).notNull(),
  chains: bigint({ mode: 'number' }).notNull(),
  /** Over the hashes of the rows since the anchor before. */
  digest: text().notNull(),
  previousMac: text('previous_mac').notNull(),
  mac: text().notNull(),
});
export type AuditAnchorRow = typeof auditAnchors.$inferSelect;
