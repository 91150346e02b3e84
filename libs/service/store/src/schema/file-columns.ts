import { integer, text, uuid } from 'drizzle-orm/pg-core';
import { bytes, moment } from './columns';

/** What is kept of a file that somebody sent about a death or for a claim. */
export const fileColumns = {
  id: uuid().primaryKey(),
  fileName: text('file_name').notNull(),
  fileExtension: text('file_extension').notNull(),
  contentType: text('content_type').notNull(),
  sizeBytes: integer('size_bytes').notNull(),
  /** Of the content, in hexadecimal: the same file on two claims is seen by it. */
  sha256: text().notNull(),
  content: bytes('content').notNull(),
  /** When it reached us, be it put in later. */
  receivedAt: moment('received_at').notNull(),
};
