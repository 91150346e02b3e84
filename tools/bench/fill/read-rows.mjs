// What the service has written about the policy of a template, as rows of text.

/** The tables of a policy in the order in which they are filled, how its rows are found, and what tells when each was written. */
export const tables = {
  customers: { of: 'id IN (SELECT customer_id FROM policies WHERE policy_number = $1)' },
  policies: { of: 'policy_number = $1' },
  policy_people: { of: 'policy_id IN (SELECT id FROM policies WHERE policy_number = $1)' },
  bank_accounts: { of: 'policy_number = $1' },
  kept_answers: { of: 'policy_number = $1' },
  schedules: { of: 'policy_number = $1', written: 'issued_at' },
  policy_status_periods: { of: 'policy_number = $1', written: 'noted_at' },
  collections: { of: 'policy_number = $1', written: 'created_at' },
  payments: { of: 'policy_number = $1', written: 'paid_at' },
  settled_premiums: { of: 'policy_number = $1', written: 'settled_at' },
  notifications: { of: 'policy_number = $1', written: 'created_at' },
  outbox: { of: 'policy_number = $1', written: 'created_at' },
  sent_reminders: { of: 'policy_number = $1', written: 'sent_at' },
  sessions: { of: 'policy_number = $1', written: 'created_at' },
  audit: { of: 'chain = $1', written: 'at', order: 'sequence' },
};

/** Tables that are about policies too, but not in a book: what they hold is over within minutes, and removed. */
const shortLived = ['one_time_pins', 'pin_sends'];

/**
 * Nothing that the service writes about a policy is missing in a book by oversight: it would work out there what it reads elsewhere. Looks at
 * the tables that have a policy's number.
 *
 * @throws naming each table that has rows and is in neither list
 */
export async function refuseUnlistedTables(client) {
  const known = [...Object.keys(tables), ...shortLived];
  const { rows: others } = await client.query(
    `SELECT columns.table_name AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND column_name = 'policy_number' AND table_name <> ALL($1)
     ORDER BY table_name`,
    [known],
  );
  const unlisted = [];
  for (const { name } of others) {
    const { rows } = await client.query(`SELECT EXISTS (SELECT FROM ${name}) AS has_rows`);
    if (rows[0].has_rows) unlisted.push(name);
  }
  if (unlisted.length > 0)
    throw new Error(`The service writes about policies what no book has: ${unlisted.join(', ')}`);
}

/** The columns of each table that are written: not what the database works out, nor what it counts. */
export async function columnsOf(client) {
  const { rows } = await client.query(
    `SELECT table_name AS name, array_agg(column_name::text ORDER BY ordinal_position) AS columns
     FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = ANY($1) AND is_generated = 'NEVER' AND is_identity = 'NO'
     GROUP BY table_name`,
    [Object.keys(tables)],
  );
  return Object.fromEntries(rows.map(({ name, columns }) => [name, columns]));
}

const uuid = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** As they came, and those of one moment by what they say: where they lie changes when the server clears up. Ids say nothing. */
const orderOf = (table, written) =>
  [...(written ? [written] : []), `regexp_replace(${table}::text, '${uuid}', '', 'g')`].join(', ');

/** Every row of a policy: its table, the month in which it was written (empty: at the start), and its columns as text. */
export async function readRows(client, columns, { policyNumber, start }) {
  const found = [];
  for (const [table, { of, written = null, order = orderOf(table, written) }] of Object.entries(tables)) {
    const month = `to_char(${written} AT TIME ZONE 'UTC', 'YYYY-MM')`;
    const when = written === null ? `left($2, 0)` : `CASE WHEN ${written} <= $2::timestamptz THEN '' ELSE ${month} END`;
    const texts = columns[table].map((column) => `"${column}"::text`).join(', ');
    const { rows } = await client.query({
      text: `SELECT ${when}, ${texts} FROM ${table} WHERE ${of} ORDER BY ${order}`,
      values: [policyNumber, start],
      rowMode: 'array',
    });
    found.push(...rows.map(([month, ...values]) => ({ table, month, values })));
  }
  return found;
}
