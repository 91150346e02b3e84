// What a book weighs.

/** The bytes of each table that was filled, with its indexes and what it keeps apart, a row. */
export async function bytesOf(client, rows) {
  const { rows: found } = await client.query(
    `SELECT name, pg_table_size(name::regclass)::float8 AS data, pg_indexes_size(name::regclass)::float8 AS indexes
     FROM unnest($1::text[]) AS name`,
    [Object.keys(rows)],
  );
  return Object.fromEntries(
    found.map(({ name, data, indexes }) => [
      name,
      { rows: rows[name], data: data / rows[name], indexes: indexes / rows[name] },
    ]),
  );
}

const cell = (number, width) => Math.round(number).toLocaleString('en').padStart(width);

/** A line for every table. */
export function tellSizes(bytes, policies) {
  const lines = Object.entries(bytes).map(([name, { rows, data, indexes }]) => {
    const all = cell((rows * (data + indexes)) / 2 ** 20, 9);
    return `${name.padEnd(18)}${cell(rows, 12)}${(rows / policies).toFixed(1).padStart(10)}${cell(data, 9)}${cell(indexes, 9)}${all}`;
  });
  const head = 'table                     rows  a policy     data  indexes       MB   (data and indexes: bytes a row)';
  return [head, ...lines].join('\n');
}

const policies = 1_000_000;
const years = 5;
/** Rows that are swept after so many years. */
const keptYears = { notifications: 2, outbox: years, sessions: 0.25 };

/** Five years of a million policies: the measured bytes a row times the rows that the templates have a month. */
export function fiveYears({ short, monthsLived }, bytes) {
  const whole = short.reduce((sum, { share }) => sum + share, 0);
  const perPolicy = {};
  for (const { months, share } of short) {
    for (const [month, pieces] of months) {
      for (const { table } of pieces) {
        const times = month === '' ? 1 : ((keptYears[table] ?? years) * 12) / monthsLived;
        perPolicy[table] = (perPolicy[table] ?? 0) + (share / whole) * times;
      }
    }
  }
  perPolicy.audit_heads = 1;
  let sum = 0;
  const lines = Object.entries(perPolicy).map(([table, rows]) => {
    const { data = 0, indexes = 0 } = bytes[table] ?? {};
    const size = (policies * rows * (data + indexes)) / 2 ** 30;
    sum += size;
    return `  ${table.padEnd(18)}${rows.toFixed(1).padStart(7)} rows a policy x ${cell(data + indexes, 6)} bytes = ${size.toFixed(1).padStart(7)} GB`;
  });
  return [
    `${years} years of ${policies.toLocaleString('en')} policies, by these bytes:`,
    ...lines,
    `  in all ${sum.toFixed(0)} GB`,
  ].join('\n');
}
