import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutSummaries } from './without-summaries.mjs';

const tables = join(import.meta.dirname, '../../../libs/contract/src/endpoints');
const files = readdirSync(tables).filter((name) => name.endsWith('.ts') && !name.includes('.test.'));
const { transform } = withoutSummaries();

it.each(files)('%s reaches browsers without the sentences of the API document', (name) => {
  const source = readFileSync(join(tables, name), 'utf8');
  const { code } = transform(source, join(tables, name));
  const rows = source.match(/\bsummary:/g) ?? [];
  expect(code.match(/\bsummary:\s*''/g) ?? []).toHaveLength(rows.length);
  expect(code.split('\n')).toHaveLength(source.split('\n').length);
});

it('notes on fields stay out too, patterns with brackets included', () => {
  const code = "v.pipe(v.string(), documented({ pattern: '^[A-Z]{6,15}$', maxLength: 15 }), checked(check))";
  expect(transform(code, '/libs/contract/src/records/login.ts').code).toBe('v.pipe(v.string(),  checked(check))');
});

it('other files stay as they are', () => {
  expect(transform("summary: 'A claim'", '/libs/domain/src/claim.ts')).toBeNull();
});
