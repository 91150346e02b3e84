// What is in a database at a moment: of every table how many rows, and a hash over all that is in them.

/** How long a moment without a writer is looked for at a time, in milliseconds: less than any request waits. */
const patience = 200;
const mostTries = 200;

/**
 * Marks a moment in the log of changes by a name and gives what every table held then, and what `justBefore` gave. Nothing is written
 * between the mark and what is read: for that instant writers wait. What the tables held is read afterwards, while they go on.
 */
export async function markMoment(name, { connect, justBefore }) {
  const [marker, reader] = [await connect(), await connect()];
  try {
    const held = (await tablesOf(marker)).map(quoted).join(', ');
    let noted;
    for (let tries = 1; ; tries++) {
      noted = justBefore();
      try {
        await marker.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
        await marker.query(`SET LOCAL lock_timeout = ${patience}`);
        await marker.query('LOCK TABLE policies IN EXCLUSIVE MODE'); // where a change begins: no other is half way then
        await marker.query(`LOCK TABLE ${held} IN SHARE MODE`);
        break;
      } catch (error) {
        await marker.query('ROLLBACK');
        if (tries === mostTries) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 50));
      }
    }
    const { rows } = await marker.query('SELECT pg_export_snapshot() AS snapshot');
    await reader.query('BEGIN ISOLATION LEVEL REPEATABLE READ');
    await reader.query(`SET TRANSACTION SNAPSHOT '${rows[0].snapshot}'`);
    await marker.query('SELECT pg_create_restore_point($1)', [name]);
    await marker.query('COMMIT');
    return { noted, tables: readTables(reader).finally(() => Promise.all([marker.end(), reader.end()])) };
  } catch (error) {
    await Promise.all([marker.end(), reader.end()]);
    throw error;
  }
}

/** Rows and hash of every table, by its name. */
export async function readTables(client) {
  const read = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`SELECT count(*)::int AS rows,
        coalesce(md5(string_agg(hash, '' ORDER BY hash)), '') AS hash
      FROM (SELECT md5(one::text) AS hash FROM ${quoted(table)} AS one) AS hashes`);
    read[table] = rows[0];
  }
  return read;
}

/** The tables that do not hold the same, a sentence each. */
export function differences(before, after) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name) => {
    const [one, other] = [before[name], after[name]];
    if (!one) return [`${name} was not there`];
    if (!other) return [`${name} is missing`];
    if (one.rows !== other.rows) return [`${name} has ${other.rows} rows and not ${one.rows}`];
    return one.hash === other.hash ? [] : [`${name} has other rows`];
  });
}

async function tablesOf(client) {
  const { rows } = await client.query(`SELECT format('%s.%s', schemaname, tablename) AS name FROM pg_tables
    WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`);
  return rows.map(({ name }) => name);
}

const quoted = (table) =>
  table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.');
