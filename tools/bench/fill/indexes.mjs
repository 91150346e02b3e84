/** Takes away the indexes that no constraint needs, and gives what makes them again: made at the end they cost a third. */
export async function dropIndexes(client, tables) {
  const { rows } = await client.query(
    `SELECT index.indexrelid::regclass::text AS name, pg_get_indexdef(index.indexrelid) AS statement
     FROM pg_index AS index LEFT JOIN pg_constraint ON conindid = index.indexrelid AND contype IN ('p', 'u', 'x')
     WHERE conindid IS NULL AND index.indrelid::regclass::text = ANY($1)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return async () => {
    for (const { statement } of rows) await client.query(statement);
    return rows.length;
  };
}
