import { integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';

/** Files that arrive in parts. The same file of the same person on the same policy is one row. */
export const partialUploads = pgTable(
  'partial_uploads',
  {
    id: uuid().primaryKey(),
    /** The customer or the member of staff who sends it: nobody else reads it, adds to it or uses it. */
    ownerId: text('owner_id').notNull(),
    policyNumber: text('policy_number').notNull(),
    fileName: text('file_name').notNull(),
    fileExtension: text('file_extension').notNull(),
    contentType: text('content_type').notNull(),
    sizeBytes: integer('size_bytes').notNull(),
    sha256: text().notNull(),
    partBytes: integer('part_bytes').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [unique().on(table.ownerId, table.policyNumber, table.fileName, table.sizeBytes, table.sha256)],
);
export type PartialUploadRow = typeof partialUploads.$inferSelect;

/** What has arrived of them. */
export const uploadParts = pgTable(
  'upload_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => partialUploads.id, { onDelete: 'cascade' }),
    part: integer().notNull(),
    content: bytes('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.part] })],
);
