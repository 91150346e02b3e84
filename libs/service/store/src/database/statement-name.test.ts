import { expect, it } from 'vitest';
import { statementName } from './statement-name';

it.each([
  { text: 'select "id" from "sessions" left join "policies" on true where "id" = $1', name: 'SELECT sessions' },
  { text: 'insert into "outbox" ("id") values ($1)', name: 'INSERT outbox' },
  { text: 'update "jobs" set "runner" = $1', name: 'UPDATE jobs' },
  { text: 'delete from "drafts" where true', name: 'DELETE drafts' },
  { text: '\n      WITH due AS MATERIALIZED (\n SELECT id FROM outbox', name: 'WITH outbox' },
  { text: 'begin isolation level read committed', name: 'BEGIN' },
  { text: "SELECT 'Thandi Nkosi'", name: 'SELECT' },
  { text: '', name: 'STATEMENT' },
])('$text is called $name', ({ text, name }) => {
  expect(statementName(text)).toBe(name);
});
