import { type Transaction } from './database';
import { type UploadRow, uploads } from './schema/changes';

/** Keeps the papers sent with a change. */
export async function insertUploads(tx: Transaction, rows: readonly UploadRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(uploads).values([...rows]);
}
