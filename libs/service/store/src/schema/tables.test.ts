import { is, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { rowsOf } from '../database/database';
import { onEveryDatabase } from '../testing/on-every-database';
import * as schema from './tables';

/** One line a column and a line a key, in the words of PostgreSQL. */
type Described = Record<string, { columns: string[]; keys: string[] }>;

/** A process of the version before inserts without these columns while a new one takes over (migrations 19 and 23). No query does. */
const forTheVersionBefore: Record<string, string> = {
  'one_time_pins.device': "''::text",
  'one_time_pins.came_with_device': 'true',
  'one_time_pins.is_known': 'false',
  'one_time_pins.address': "''::text",
  'pin_sends.device': "''::text",
  'pin_failures.was_compared': 'true',
  'outbox.next_attempt_at': 'now()',
  'policies.next_reminder_day': "'2000-01-01'::date",
};

const listed = (columns: readonly { name: string }[]) => `(${columns.map(({ name }) => name).join(', ')})`;

/** What it is filled with from, only the migration says. */
const filled = (table: string, column: PgColumn): string | undefined => {
  const { default: value, generated, generatedIdentity } = column;
  if (generated) return 'GENERATED';
  if (generatedIdentity?.type === 'always') return 'IDENTITY';
  if (value === undefined) return forTheVersionBefore[`${table}.${column.name}`];
  if (typeof value === 'string') return `'${value}'::text`;
  if (typeof value === 'object') return `'${JSON.stringify(value)}'::${column.getSQLType()}`;
  return String(value);
};

const describeColumn = (table: string, column: PgColumn): string =>
  [column.name, column.getSQLType().replace(' (', '('), column.notNull && 'NOT NULL', filled(table, column)]
    .filter(Boolean)
    .join(' ');

function describeKeys(table: PgTable): string[] {
  const { columns, primaryKeys, uniqueConstraints, foreignKeys } = getTableConfig(table);
  const primary = [
    ...columns.filter((column) => column.primary).map((column) => [column]),
    ...primaryKeys.map((key) => key.columns),
  ];
  const unique = [
    ...columns.filter((column) => column.isUnique).map((column) => [column]),
    ...uniqueConstraints.map((key) => key.columns),
  ];
  const foreign = foreignKeys.map((key) => ({ ...key.reference(), isCascade: key.onDelete === 'cascade' }));
  return [
    ...primary.map((key) => `PRIMARY KEY ${listed(key)}`),
    ...unique.map((key) => `UNIQUE ${listed(key)}`),
    ...foreign.map((key) => {
      const target = getTableConfig(key.foreignTable).name + listed(key.foreignColumns);
      return `FOREIGN KEY ${listed(key.columns)} REFERENCES ${target}${key.isCascade ? ' ON DELETE CASCADE' : ''}`;
    }),
  ];
}

/** As the queries know it. */
const inTheSchema = (): Described =>
  Object.fromEntries(
    Object.values(schema)
      .filter((value) => is(value, PgTable))
      .map((table) => {
        const { name, columns } = getTableConfig(table);
        const described = columns.map((column) => describeColumn(name, column));
        return [name, { columns: described.sort(), keys: describeKeys(table).sort() }];
      }),
  );

onEveryDatabase('the tables', (db) => {
  /** As the migrations made it of an empty database. */
  async function inTheDatabase(): Promise<Described> {
    const rows = rowsOf<{ name: string; columns: string[]; keys: string[] }>(
      await db.database.execute(sql`
        SELECT relname AS name,
          (SELECT json_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END,
              CASE WHEN attidentity = 'a' THEN 'IDENTITY' WHEN attgenerated <> '' THEN 'GENERATED' ELSE pg_get_expr(adbin, adrelid) END))
            FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
            WHERE attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped) AS columns,
          (SELECT coalesce(json_agg(pg_get_constraintdef(oid)), '[]')
            FROM pg_constraint WHERE conrelid = pg_class.oid AND contype IN ('p', 'u', 'f')) AS keys
        FROM pg_class
        WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND relname <> 'migrations'`),
    );
    return Object.fromEntries(
      rows.map(({ name, columns, keys }) => [name, { columns: columns.sort(), keys: keys.sort() }]),
    );
  }

  it('are to the queries what the migrations make them: columns, types, defaults and keys', async () => {
    expect(inTheSchema()).toEqual(await inTheDatabase());
  });
});
